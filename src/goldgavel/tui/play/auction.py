"""The bid that an Auction player has selected, with its token.

The snapshot lists the legal bids. The rules refuse anything else, with a reason.
"""

from typing import TYPE_CHECKING, Any

from goldgavel.games.auction.knowledge import events
from goldgavel.text import LazyText
from goldgavel.tui.play.prompt import Button, winners_text

if TYPE_CHECKING:
    from typing import TypeGuard

    from goldgavel.protocol.messages import Refusal
    from goldgavel.text import Speech
    from goldgavel.tui.seat.seat import SeatSnapshot

TOKEN_KEYS = {"s": "stop", "b": "ban", "e": "exchange"}
MOST_DIGITS = 2


class AuctionPlay:
    def __init__(self) -> None:
        self.snapshot: SeatSnapshot | None = None
        self.coins = 0
        self.token: str | None = None
        """The selected token as it appears in a move: `stop`, `ban 2`, `exchange`."""
        self.last_outcome: events.LotWon | events.LotBoxed | None = None
        """The outcome of the previous lot."""
        self._typed = ""
        self._own: int | None = None
        """The bid before a token raised it, or None if no token has."""
        self._decision: int | None = None

    @property
    def view(self) -> Any:
        return None if self.snapshot is None else self.snapshot.view

    def update(self, snapshot: "SeatSnapshot") -> None:
        """Take over a new snapshot. A new decision selects the lowest legal bid and no token."""
        self.snapshot = snapshot
        for news in snapshot.news:
            self.last_outcome = next((event for event in news.events if is_outcome(event)), self.last_outcome)
        if snapshot.decision != self._decision and snapshot.has_decision():
            self._typed, self.token, self._own = "", None, None
            self.coins = max(min(self.bids(), default=0), 0)
        self._decision = snapshot.decision

    def bids(self) -> list[int]:
        """Return the coins of the legal bids with the selected token."""
        words = [move.split() for move in self.view.legal] if self.view is not None else []
        wanted = [] if self.token is None else self.token.split()
        return [int(move[1]) for move in words if move[0] == "bid" and move[2:] == wanted]

    # Selecting.

    def step(self, by: int) -> None:
        self._typed, self._own = "", None
        self._clamp_bid(self.coins + by)

    def _clamp_bid(self, coins: int) -> None:
        """Select the legal bid nearest to these coins."""
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
        """Select a token, or deselect it. Repeated calls with a ban step through the opponents that can be banned.

        The bid rises to the minimum for the token and falls back when the token is deselected.
        """
        own = self.coins if self._own is None else self._own
        choices = self.token_choices(token)
        if self.token in choices:
            later = choices[choices.index(self.token) + 1 :]
            self.token = later[0] if later else None
        else:
            self.token = choices[0] if choices else token
        self._typed = ""
        self._clamp_bid(own)
        self._own = own if self.coins != own else None

    def token_choices(self, token: str) -> list[str]:
        """Return the ways to use the token now, as they appear in moves."""
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
        """Return why the selected bid is not allowed, if the snapshot says so."""
        if self.snapshot is None or not self.is_bidding():
            return None
        known = self.snapshot.refusals
        if self.token is not None and not self.token_choices(self.token.split()[0]):
            token = self.token.split()[0]
            return next((known[move] for move in known if move.split()[2:3] == [token]), None)
        return known.get(self.move())

    def is_bidding(self) -> bool:
        return self.snapshot is not None and self.snapshot.has_decision() and self.view.phase == "bid"

    def buttons(self) -> list[Button]:
        if self.snapshot is None or self.view is None or self.snapshot.seat is None:
            return []
        found = self._bid_buttons() if self.is_bidding() else self._other_buttons()
        if self.snapshot.undo is not None:
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
        name = self.snapshot.speech.names[int(seat)] if self.snapshot is not None and seat else "?"
        return LazyText("page-auction-do-ban", {"coins": self.coins, "name": name})

    def _other_buttons(self) -> list[Button]:
        if self.snapshot is None or not self.snapshot.has_decision():
            return []
        if self.view.phase == "offer":
            return [Button("offer", LazyText("page-auction-do-offer", {}), "⏎", is_main=True)]
        if self.view.phase == "answer":
            return [
                Button("move accept", LazyText("page-auction-do-accept", {}), "Y", is_main=True),
                Button("move decline", LazyText("page-auction-do-decline", {}), "N"),
            ]
        joins = [move.split()[1] for move in self.view.legal if move.startswith("join ")]
        return [
            Button(f"move join {group}", LazyText("tui-join", {"group": LazyText(f"group-{group}")}), str(number))
            for number, group in enumerate(joins, start=1)
        ]

    # Words for the prompt.

    def question(self, snapshot: "SeatSnapshot") -> str:
        speech, view = snapshot.speech, snapshot.view
        if view.phase == "bid":
            if view.high_bidder is None:
                return speech.say("page-auction-ask-first")
            return speech.say("page-auction-ask-bid", coins=view.least_bid)
        if view.phase == "answer" and view.offer is not None:
            turned = "mine" if view.offer.turned == view.seat else "theirs"
            question = speech.say("page-auction-ask-answer", name=speech.names[view.offer.seat], turned=turned)
            return f"{question} {swap_words(view, speech)}"
        return speech.say("page-auction-ask-offer" if view.phase == "offer" else "page-auction-ask-join")

    def result(self, view: Any, speech: "Speech") -> str:
        return winners_text("page-auction-over", view.winners, speech)


def swap_words(view: Any, speech: "Speech") -> str:
    """Return which cards would change hands, and how that would change the player's score."""
    given, taken = (card_word(form, speech) for form in (view.offer.taken, view.offer.given))
    words = f"{speech.say('page-auction-you-give')}: {given}, {speech.say('page-auction-you-get')}: {taken}."
    if view.swap_worth is None:
        return words
    return f"{words} {speech.say('page-auction-swap-worth')} {view.swap_worth.to:+d}.".replace("-", "−")


def card_word(form: str, speech: "Speech") -> str:
    return speech.say(f"kind-{form.replace('@', '-')}")


def is_outcome(event: object) -> "TypeGuard[events.LotWon | events.LotBoxed]":
    return isinstance(event, events.LotWon | events.LotBoxed)
