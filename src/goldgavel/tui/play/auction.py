"""The bid that a player of Auction has in mind, with the token that goes with it.

What may be bid comes with the moment; whatever else is tried is refused by the rules, with the reason.
"""

from typing import TYPE_CHECKING, Any

from goldgavel.games.auction.knowledge import events
from goldgavel.text import LazyText, Word
from goldgavel.tui.play.buttons import Button

if TYPE_CHECKING:
    from goldgavel.tui.seat.seat import Moment, Refusal

TOKEN_KEYS = {"s": "stop", "b": "ban", "e": "exchange"}
MOST_DIGITS = 2


class AuctionPlay:
    def __init__(self) -> None:
        self.moment: Moment | None = None
        self.coins = 0
        self.token: str | None = None
        """As a move writes it: `stop`, `ban 2`, `exchange`."""
        self.last: events.LotWon | events.LotBoxed | None = None
        """What became of the lot before this one."""
        self._typed = ""
        self._own: int | None = None
        """The coins before a token raised them; None if they are the player's own choice."""
        self._decision: int | None = None

    @property
    def view(self) -> Any:
        return None if self.moment is None else self.moment.view

    def meet(self, moment: "Moment") -> None:
        """A new moment. Whoever is asked anew has the least bid in mind, or still their own, if it is higher."""
        self.moment = moment
        for news in moment.news:
            self.last = next((event for event in news.events if is_outcome(event)), self.last)
        if moment.decision != self._decision and moment.is_asked():
            self._typed, self.token, self._own = "", None, None
            self.coins = max(min(self.bids(), default=0), 0)
        self._decision = moment.decision

    def bids(self) -> list[int]:
        """The bids that may be made with the token in mind, by their coins."""
        words = [move.split() for move in self.view.legal] if self.view is not None else []
        wanted = [] if self.token is None else self.token.split()
        return [int(move[1]) for move in words if move[0] == "bid" and move[2:] == wanted]

    # Choosing.

    def step(self, by: int) -> None:
        self._typed, self._own = "", None
        self._stay_within(self.coins + by)

    def _stay_within(self, coins: int) -> None:
        """Have these coins in mind, or the nearest that may be bid."""
        bids = self.bids()
        if bids:
            self.coins = min(max(coins, min(bids)), max(bids))

    def all_coins(self) -> None:
        self._typed, self._own = "", None
        self.coins = max(self.bids(), default=self.coins)

    def type(self, digit: str) -> None:
        self._own = None
        self._typed = (self._typed + digit) if len(self._typed) < MOST_DIGITS else digit
        self.coins = int(self._typed)

    def erase(self) -> None:
        self._own = None
        self._typed = self._typed[:-1]
        self.coins = int(self._typed or 0)

    def take_token(self, token: str) -> None:
        """Take it, or put it back; a ban goes through the opponents that can be banned.

        The bid rises to what the token needs, and falls back with the token.
        """
        own = self.coins if self._own is None else self._own
        choices = self.token_choices(token)
        if self.token in choices:
            later = choices[choices.index(self.token) + 1 :]
            self.token = later[0] if later else None
        else:
            self.token = choices[0] if choices else token
        self._typed = ""
        self._stay_within(own)
        self._own = own if self.coins != own else None

    def token_choices(self, token: str) -> list[str]:
        """How it can be used now, as moves write it."""
        words = [move.split() for move in self.view.legal] if self.view is not None else []
        found = [" ".join(move[2:]) for move in words if move[0] == "bid" and move[2:3] == [token]]
        return list(dict.fromkeys(found))

    # Bidding.

    def move(self) -> str:
        return f"bid {self.coins}" if self.token is None else f"bid {self.coins} {self.token}"

    def is_all(self) -> bool:
        return (
            self.view is not None and self.view.seat is not None and self.coins == self.view.coins[self.view.seat]
        )

    def refusal(self) -> "Refusal | None":
        """Why what is in mind is not to be had, where that is known before it is tried."""
        if self.moment is None or not self.is_bidding():
            return None
        known = self.moment.refusals
        if self.token is not None and not self.token_choices(self.token.split()[0]):
            token = self.token.split()[0]
            return next((known[move] for move in known if move.split()[2:3] == [token]), None)
        return known.get(self.move())

    def is_bidding(self) -> bool:
        return self.moment is not None and self.moment.is_asked() and self.view.phase == "bid"

    def buttons(self) -> list[Button]:
        if self.moment is None or self.view is None or self.moment.seat is None:
            return []
        found = self._bid_buttons() if self.is_bidding() else self._other_buttons()
        if self.moment.undo is not None:
            found.append(Button("undo", LazyText("tui-undo", {}), "U"))
        return found

    def _bid_buttons(self) -> list[Button]:
        found = []
        if any(move.startswith("bid ") for move in self.view.legal):
            found.append(Button("bid", self._words(), "⏎", is_main=True))
        found.append(Button("move pass", LazyText("page-auction-do-pass", {}), "P", is_main=not found))
        for key, token in TOKEN_KEYS.items():
            if token in self.view.options.tokens and token in self.view.tokens[self.view.seat]:
                found.append(Button(f"token {token}", LazyText(f"page-auction-token-{token}", {}), key.upper()))
        return found

    def _words(self) -> LazyText:
        if self.token is None:
            return LazyText("page-auction-do-bid", {"coins": self.coins})
        token, _, seat = self.token.partition(" ")
        if token != "ban":  # noqa: S105 - not a password
            return LazyText(f"page-auction-do-{token}", {"coins": self.coins})
        name = self.moment.speech.names[int(seat)] if self.moment is not None and seat else "?"
        return LazyText("page-auction-do-ban", {"coins": self.coins, "name": name})

    def _other_buttons(self) -> list[Button]:
        if self.moment is None or not self.moment.is_asked():
            return []
        if self.view.phase == "offer":
            return [Button("offer", LazyText("page-auction-do-offer", {}), "⏎", is_main=True)]
        if self.view.phase == "answer":
            return [
                Button("move accept", LazyText("page-auction-do-accept", {}), "Y", is_main=True),
                Button("move decline", LazyText("page-auction-do-decline", {}), "N"),
            ]
        joins = [move for move in self.view.legal if move.startswith("join ")]
        return [
            Button(f"move {move}", LazyText("tui-join", {"group": Word("group", move.split()[1])}), str(number))
            for number, move in enumerate(joins, start=1)
        ]


def is_outcome(event: object) -> bool:
    return isinstance(event, events.LotWon | events.LotBoxed)
