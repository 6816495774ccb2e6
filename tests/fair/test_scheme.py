"""The fairness scheme: every byte is as docs/fair.md defines it, and the shuffles are uniform."""

import hashlib
import hmac
import json
from collections import Counter
from math import sqrt

import pytest

import goldgavel as gg
from goldgavel.kernel.errors import FairError
from goldgavel.kernel.fair.dice import FairDice, block
from goldgavel.kernel.fair.proof import read_number
from goldgavel.kernel.fair.scheme import DealContext, PlayerNumber, commitment_of, packed, seed_of
from goldgavel.kernel.game import shuffled
from tests.fair.vectors import FILE, vectors
from tests.kit.games.sample_sizes import count

BOUND = DealContext("table", 1, "1.0")
SECRET = bytes(range(32))


def test_the_vectors_are_those_of_the_docs() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors()


def test_a_commitment_byte_by_byte() -> None:
    message = (
        b"\0\0\0\x10goldgavel-fair/1\0\0\0\x0acommitment\0\0\0\x05table\0\0\0\x011\0\0\0\x031.0\0\0\0\x20"
    ) + SECRET
    assert commitment_of(BOUND, SECRET) == hashlib.sha256(message).hexdigest()


def test_a_seed_byte_by_byte() -> None:
    message = (
        b"\0\0\0\x10goldgavel-fair/1"
        b"\0\0\0\x04deal"
        b"\0\0\0\x05table"
        b"\0\0\0\x011"
        b"\0\0\0\x031.0"
        b"\0\0\0\x05aurum"
        b"\0\0\0\x013"
        b"\0\0\0\x010\0\0\0\x02ab"
        b"\0\0\0\x012\0\0\0\x01c"
    )
    numbers = [PlayerNumber(seat=2, number="c"), PlayerNumber(seat=0, number="ab")]
    assert seed_of(BOUND, SECRET, "aurum", 3, numbers) == hmac.new(SECRET, message, hashlib.sha256).digest()


def test_whatever_is_bound_makes_another_commitment() -> None:
    bounds = [
        BOUND,
        DealContext("table2", 1, "1.0"),
        DealContext("table", 2, "1.0"),
        DealContext("table", 1, "1.1"),
    ]
    bounds += [DealContext("table1", 1, ".0"), DealContext("tabl", 1, "e1.0"), DealContext("table", 11, ".0")]
    made = {commitment_of(bound, secret) for bound in bounds for secret in (SECRET, SECRET[::-1])}
    assert len(made) == 2 * len(bounds)


def test_whatever_is_added_makes_another_seed() -> None:
    given: list[dict[int, str]] = [{}, {0: "1"}, {1: "1"}, {0: "01"}, {0: "1", 1: "1"}, {0: "11"}, {1: "11"}]
    seeds = {
        seed_of(BOUND, SECRET, name, players, [PlayerNumber(seat=seat, number=text) for seat, text in one.items()])
        for one in given
        for name in ("aurum", "auction")
        for players in (3, 4)
    }
    assert len(seeds) == 4 * len(given)


def test_no_two_lists_are_packed_alike() -> None:
    lists: list[tuple[str, ...]] = [
        (),
        ("",),
        ("", ""),
        ("ab",),
        ("a", "b"),
        ("", "ab"),
        ("ab", ""),
        ("\0\0\0\0",),
    ]
    assert len({packed(*parts) for parts in lists}) == len(lists)


def test_dice_read_the_blocks_word_by_word() -> None:
    seed = b"s" * 32
    stream = b"".join(block(seed, number) for number in range(3))
    dice = FairDice(seed)
    words = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, len(stream), 4)]
    assert [dice.randrange(1 << 32) for _ in words] == words


def test_words_that_would_favour_some_are_left_out() -> None:
    seed, n = b"r" * 32, 3 << 30
    stream = b"".join(block(seed, number) for number in range(20))
    words = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, len(stream), 4)]
    kept = [word for word in words if word < n]
    assert len(kept) < len(words)
    dice = FairDice(seed)
    assert [dice.randrange(n) for _ in kept] == kept


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_dice_of_no_size(n: int) -> None:
    with pytest.raises(ValueError, match="n must be"):
        FairDice(b"").randrange(n)


@pytest.mark.parametrize(
    ("given", "kept"), [("0", "0"), (" C0FFEE ", "c0ffee"), ("f" * 64, "f" * 64), ("007", "007")]
)
def test_numbers_that_people_give(given: str, kept: str) -> None:
    assert read_number(given) == kept


@pytest.mark.parametrize("given", ["", " ", "g", "0x1", "f" * 65, "1 2", "-1", "１", "1\n2", "\ud800"])
def test_invalid_numbers_are_refused(given: str) -> None:
    with pytest.raises(FairError):
        read_number(given)


def shuffle(number: int, size: int) -> list[int]:
    """Return one of many shuffles, each with its own secret and player number."""
    secret = hashlib.sha256(b"shuffle %d" % number).digest()
    seed = seed_of(
        DealContext("uniform", number + 1, "1"), secret, "aurum", 4, [PlayerNumber(seat=0, number=f"{number:x}")]
    )
    return shuffled(range(size), FairDice(seed))


def chi_square(counts: Counter[int], cells: int, total: int) -> float:
    expected = total / cells
    return sum(((counts[cell] - expected) ** 2 / expected for cell in range(cells)), 0.0)


def most(degrees: int) -> float:
    """The 0.9999 quantile of chi-square (Wilson and Hilferty). The shuffles are fixed: the result never varies."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + 3.719 * sqrt(spread)) ** 3)


@pytest.mark.soak
def test_every_card_comes_to_every_place_as_often() -> None:
    """Chi-square over all 60 × 60 pairs of card and place. A shuffle fills each row and column once, so there are
    59 × 59 degrees of freedom, and the sum is 60/59 of that for independent draws."""
    size, shuffles = 60, count(5_000, 100_000)
    found = Counter[int]()
    for number in range(shuffles):
        found.update(place * size + card for place, card in enumerate(shuffle(number, size)))
    free = (size - 1) ** 2
    value = chi_square(found, size * size, size * shuffles) * (size - 1) / size
    assert 2 * free - most(free) < value < most(free)


@pytest.mark.soak
def test_every_order_of_five_cards_comes_as_often() -> None:
    """All 120 orders are equally likely, not only each place alone."""
    shuffles = count(12_000, 100_000)
    orders: dict[tuple[int, ...], int] = {}
    found = Counter[int]()
    for number in range(shuffles):
        found[orders.setdefault(tuple(shuffle(number, 5)), len(orders))] += 1
    assert len(orders) == 120
    assert chi_square(found, 120, shuffles) < most(119)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), [("aurum", 3), ("aurum", 4), ("auction", 6)])
def test_every_seat_is_first_as_often(name: str, players: int) -> None:
    state = gg.load(name, players=players).start()
    deals = count(2_000, 100_000)
    found = Counter[int]()
    for number in range(deals):
        found[state.shuffled_deal(FairDice(hashlib.sha256(b"first %d" % number).digest())).first] += 1
    assert chi_square(found, players, deals) < most(players - 1)
