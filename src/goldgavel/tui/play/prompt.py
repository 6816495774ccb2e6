"""The prompt line: what the player has to decide, or which players the table waits for."""

from typing import TYPE_CHECKING, Any

from goldgavel.games.aurum.wording.cards import metal_name

if TYPE_CHECKING:
    from goldgavel.text import Speech
    from goldgavel.tui.seat.seat import SeatSnapshot


def prompt_text(snapshot: "SeatSnapshot") -> str:
    speech, view = snapshot.speech, snapshot.view
    if snapshot.connection_problem:
        return snapshot.connection_problem
    if snapshot.wish is not None and snapshot.wish.seat != snapshot.seat:
        return speech.of(f"told-wish-{snapshot.wish.wish}", snapshot.wish.seat)
    if view is None:
        return speech.say("tui-waiting-for-start", names=", ".join(speech.names))
    if snapshot.is_over():
        return game_over_text(view, speech)
    if view.phase == "deal":
        return speech.say("page-dealing")
    if snapshot.has_decision():
        return aurum_question(snapshot, view) if view.game == "aurum" else auction_question(view, speech)
    names = speech.join([speech.names[seat] for seat in view.to_move])
    return speech.say("page-wait-for", names=names)


def aurum_question(snapshot: "SeatSnapshot", view: Any) -> str:
    speech = snapshot.speech
    if view.phase == "bid":
        return speech.say("page-ask-bid")
    if view.phase == "window":
        is_patient = snapshot.order is None or snapshot.order.order == "ask"
        return speech.say("page-ask-window" if is_patient else "page-aurum-window-open")
    if not view.trick:
        return speech.say("page-ask-lead")
    metals = speech.join([metal_name(metal, speech) for metal in view.so_far.metals])
    return speech.say("page-aurum-ask-end" if "end" in view.legal else "page-ask-play", metals=metals)


def auction_question(view: Any, speech: "Speech") -> str:
    if view.phase == "bid":
        if view.high_bidder is None:
            return speech.say("page-auction-ask-first")
        return speech.say("page-auction-ask-bid", coins=view.least_bid)
    if view.phase == "answer" and view.offer is not None:
        turned = "mine" if view.offer.turned == view.seat else "theirs"
        question = speech.say("page-auction-ask-answer", name=speech.names[view.offer.seat], turned=turned)
        return f"{question} {swap_words(view, speech)}"
    return speech.say("page-auction-ask-offer" if view.phase == "offer" else "page-auction-ask-join")


def swap_words(view: Any, speech: "Speech") -> str:
    """Return which cards would change hands, and how that would change the player's score."""
    given, taken = (card_word(form, speech) for form in (view.offer.taken, view.offer.given))
    words = f"{speech.say('page-auction-you-give')}: {given}, {speech.say('page-auction-you-get')}: {taken}."
    if view.swap_worth is None:
        return words
    return f"{words} {speech.say('page-auction-swap-worth')} {view.swap_worth.to:+d}.".replace("-", "−")


def card_word(form: str, speech: "Speech") -> str:
    return speech.say(f"kind-{form.replace('@', '-')}")


def game_over_text(view: Any, speech: "Speech") -> str:
    if view.winners is None:
        return speech.say("told-concede")
    absent = "no" if speech.reader is None else "lost"
    if view.game == "auction":
        return speech.of_all("page-auction-over", view.winners, absent=absent)
    seats = [seat for side in view.winners for seat in view.sides[side].seats]
    return speech.of_all("page-over", seats, absent=absent)
