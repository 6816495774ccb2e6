"""OpenSpiel's states agree with the engine."""

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

import goldgavel as gg
from goldgavel.envs import observation
from goldgavel.envs.openspiel import Resampler, SpielState
from goldgavel.kernel.errors import MoveError, OptionError
from tests.envs.openspiel.kit import ALL, TINY, load, played, walk

SOME = [
    ALL[0],
    ALL[2],
    ALL[-8],
    ALL[-1],
    "goldgavel_auction",
    "goldgavel_auction(players=3,tokens=stop+ban+exchange)",
]
some_games = pytest.mark.parametrize("text", SOME)


@some_games
def test_fast_paths_answer_as_openspiel_s_own_methods(text: str) -> None:
    """Compare each method implemented in Python with the one called through C++."""
    game = load(text)

    def see(state: SpielState) -> None:
        base: Any = pyspiel.State
        assert state.legal_actions() == base.legal_actions(state)
        assert state.is_chance_node() == base.is_chance_node(state)
        for player in range(game.num_players()):
            if not state.is_chance_node():
                assert state.legal_actions(player) == base.legal_actions(state, player)
            assert state.information_state_string(player) == base.information_state_string(state, player)
            assert state.observation_string(player) == base.observation_string(state, player)

    walk(game, 3, see)


@some_games
def test_moves_are_the_engine_s(text: str) -> None:
    game = load(text)

    def see(state: SpielState) -> None:
        if state.is_chance_node() or state.is_terminal():
            return
        player = state.current_player()
        texts = [state.action_to_string(player, action) for action in state.legal_actions()]
        assert sorted(texts) == sorted(state.engine.view(player).legal)
        assert [state.string_to_action(words) for words in texts[:3]] == state.legal_actions()[:3]

    final = walk(game, 4, see)
    record = final.engine.record()
    assert gg.from_record(record).returns() == final.engine.returns()
    assert final.to_dict() == record


@some_games
def test_the_history_replays_to_the_same_state(text: str) -> None:
    """The history contains every outcome of chance."""
    game = load(text)
    final = walk(game, 5, lambda _: None)
    again = game.new_initial_state()
    for action in final.history():
        again.apply_action(action)
    assert str(again) == str(final)
    assert again.returns() == final.returns()


@some_games
def test_copies_and_what_is_written_down(text: str) -> None:
    game = load(text)

    def see(state: SpielState) -> None:
        if state.move_number() % 17 and state.move_number() > 12:
            return
        unpickled = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
        written = game.deserialize_state(state.serialize())
        for other in (state.clone(), copy.deepcopy(state), unpickled, written):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.legal_actions() == state.legal_actions()
            for player in range(game.num_players()):
                assert other.information_state_string(player) == state.information_state_string(player)

    walk(game, 6, see)


def test_a_clone_goes_its_own_way() -> None:
    state = played(load("goldgavel_aurum"), 30)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert len(clone.history()) == len(state.history()) + 1


@some_games
def test_returns_add_up_to_nothing(text: str) -> None:
    game = load(text)
    for seed in range(10):
        final = walk(game, seed, lambda _: None)
        assert sum(final.returns()) == pytest.approx(game.utility_sum())
        best = max(final.returns())
        winners = [seat for seat, share in enumerate(final.engine.returns()) if share]
        assert [seat for seat, value in enumerate(final.returns()) if value == best] == winners


@some_games
def test_what_a_seat_cannot_know_is_in_none_of_its_strings_and_tensors(text: str) -> None:
    game = load(text)
    resample = Resampler(7)
    differ = 0

    def see(state: SpielState) -> None:
        nonlocal differ
        if state.is_chance_node() or state.move_number() % 7:
            return
        player = state.move_number() // 7 % game.num_players()
        world = resample(state, player)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.current_player() == state.current_player()
        assert game.deserialize_state(world.serialize()).engine.record() == world.engine.record()
        differ += str(world) != str(state)

    walk(game, 8, see)
    assert differ or text == ALL[-8]


@some_games
def test_information_states_tell_everything_else_apart(text: str) -> None:
    """Strings and tensors are equal for the same information states: both contain the same information."""
    game = load(text)
    strings: dict[str, bytes] = {}
    tensors: dict[bytes, str] = {}

    def see(state: SpielState) -> None:
        if state.is_chance_node():
            return
        for player in range(game.num_players()):
            words = state.information_state_string(player)
            floats = np.array(state.information_state_tensor(player), np.float32).tobytes()
            assert strings.setdefault(words, floats) == floats
            assert tensors.setdefault(floats, words) == words

    for seed in range(3):
        walk(game, seed, see)


@some_games
def test_the_observation_is_that_of_every_interface(text: str) -> None:
    state = played(load(text), 9)
    expected = np.zeros(observation.size(state.engine.game), np.float32)
    observation.write(state.engine, 1, expected)
    assert np.array_equal(np.array(state.observation_tensor(1), np.float32), expected)


def test_a_seed_deals_what_the_engine_deals() -> None:
    state = load("goldgavel_auction").new_initial_state()
    for digit in (0, 0, 0, 0, 0xC, 0xA, 0xF, 0xE):
        assert state.action_to_string(digit).count(".") == 7
        state.apply_action(digit)
    assert state.engine.record()["deals"] == gg.load("auction").new_game(0xCAFE).record()["deals"]


def test_a_hand_shown_at_the_end_of_a_round_is_remembered() -> None:
    """A29: it leaves the table when the next round is dealt."""
    game = load("goldgavel_aurum(players=3)")
    state = played(game, 0)
    while not (state.core.shown and state.core.shown[0] and not state.is_chance_node()):
        state = played(game, state.engine.move_log.ply() + 1)
        if state.is_terminal():
            game, state = load("goldgavel_aurum(players=3)"), played(game, 0, seed=state.engine.move_log.ply())
    shown = " ".join(game.engine.labels.cards(state.core.shown[0]))
    for player in range(3):
        assert f"shown 0 {shown}" in state.information_state_string(player)


def test_a_secret_bid_is_told_to_nobody_else() -> None:
    state = played(load("goldgavel_aurum(players=3)"), 1)
    bidder = state.engine.first
    told = [state.information_state_string(player) for player in range(3)]
    assert [words.endswith(f"; {bidder} bid ?") for words in told] == [seat != bidder for seat in range(3)]


# Invalid use.


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = played(load("goldgavel_aurum"), 20)
    before = (str(state), state.history())
    unlisted = next(number for number in range(999) if number not in state.legal_actions())
    for action in (-1, 10**6, unlisted):
        with pytest.raises((MoveError, pyspiel.SpielError)):
            state.apply_action(action)
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(unlisted)
    assert (str(state), state.history()) == before


def test_a_step_after_the_end_is_refused() -> None:
    final = walk(load(TINY), 1, lambda _: None)
    with pytest.raises(MoveError):
        final.apply_action(0)
    assert final.legal_actions() == []


@pytest.mark.parametrize("text", ["goldgavel_aurum", TINY])
def test_an_outcome_that_chance_does_not_have_is_refused(text: str) -> None:
    state = load(text).new_initial_state()
    for outcome in (-3, 16):
        with pytest.raises(ValueError, match="outcome"):
            state.apply_action(outcome)
    assert state.history() == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("goldgavel_aurum(edition=hasbro)", "evrikus, gigamic, digest"),
        ("goldgavel_aurum(players=5)", "3, 4"),
        ("goldgavel_aurum(players=3,edition=digest)", "digest"),
        ("goldgavel_aurum(players=3,metals=3,ranks=2,hand=3)", "at most 2"),
        ("goldgavel_auction(tokens=stop+go)", "stop, ban, exchange"),
        ("goldgavel_aurum(chance=fate)", "auto, sampled, explicit"),
        ("goldgavel_aurum(chance=explicit)", "choose sampled"),
        ("goldgavel_auction(chance=explicit)", "choose sampled"),
    ],
)
def test_a_wrong_parameter_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(OptionError, match=words) as refusal:
        load(text)
    assert len({refusal.value.text(lang) for lang in ("en", "ru", "fr")}) == 3


def test_an_unknown_parameter_is_openspiel_s_own_refusal() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'cheat'"):
        load("goldgavel_aurum(cheat=1)")


def test_every_option_is_a_parameter() -> None:
    for name in ("aurum", "auction"):
        specified = load(f"goldgavel_{name}").get_type().parameter_specification
        assert set(specified) == {option.name for option in gg.games.game_class(name).option_list} | {"chance"}


def test_equal_games_are_equal() -> None:
    assert (
        load("goldgavel_aurum(players=4)") == load("goldgavel_aurum") == load("goldgavel_aurum(edition=evrikus)")
    )
    assert load("goldgavel_aurum(players=3)") != load("goldgavel_aurum")
    assert str(load("goldgavel_aurum(players=3)")) == "goldgavel_aurum(players=3)"


def test_worlds_of_a_resampler_come_from_its_seed() -> None:
    state = played(load("goldgavel_aurum"), 12)
    first, second, other = ([str(Resampler(seed)(state, 1)) for _ in range(3)] for seed in (1, 1, 2))
    assert first == second != other
