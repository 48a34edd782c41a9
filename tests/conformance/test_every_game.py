"""What every game promises, tried on random games of every game that is found."""

import json
import re
from typing import Any

import pytest

import benchtop
from benchtop.core.game import Game
from benchtop.core.move import UNFORESEEN, Move
from benchtop.core.outlook import outlook, tried
from benchtop.core.rng import seeded
from benchtop.core.state import State
from tests.depth import depth
from tests.play import DEALT, GAMES, INSTALLED, Deal, random_move, settings_of


def seats_of(deal: Deal) -> list[int | None]:
    return [None, *range(deal.seats)]


# -- it plays -------------------------------------------------------------------------------------------------------


@GAMES
def test_random_play_ends_within_the_bound_at_every_seat_count_and_option(game: Game) -> None:
    for seats, options in settings_of(game):
        for seed in range(depth(1, 6)):
            s, rng = game.new(seats, seed, options), seeded(f"moves {seed}")
            while not s.over:
                assert s.ply < game.max_moves, f"{options} for {seats}, seed {seed}: longer than {game.max_moves} moves"
                s.play(random_move(s.legal(), rng))
            assert len(s.scores()) == seats
            assert s.winners() and set(s.winners()) <= set(range(seats))
            assert s.legal() == []


@DEALT
def test_legal_moves_are_a_stable_list_from_the_book(deal: Deal) -> None:
    game = deal.game
    for s, _ in deal.plies():
        moves = s.legal()
        assert moves, "never empty while the game is not over"
        assert len(set(map(id, moves))) == len(moves), "no duplicates"
        assert all(game.moves[move.id] is move for move in moves)
        assert s.legal() == moves
        assert 0 <= s.to_move < s.seats
        assert s.winners() == []


@DEALT
def test_every_card_and_token_is_conserved(deal: Deal) -> None:
    game = deal.game
    census = game.census(deal.new())
    assert census
    for s, _ in deal.plies():
        assert game.census(s) == census
    assert game.census(s) == census


@DEALT
def test_same_seed_and_moves_give_the_same_game(deal: Deal) -> None:
    first = [(s.to_json(), move) for s, move in deal.plies()]
    assert [(s.to_json(), move) for s, move in deal.plies()] == first


@DEALT
def test_legal_and_why_not_agree_on_the_whole_book(deal: Deal) -> None:
    game = deal.game
    pages = game.page("rules") if game.key in benchtop.games() else None
    asked = max(8, 20_000 // len(game.moves))  # a long book is asked less often
    for _, s, _ in deal.sample(asked):
        before = s.to_json()
        legal = set(map(id, s.legal()))
        for move in game.moves:
            refusal = s.why_not(move)
            assert (refusal is None) == (id(move) in legal), f"{move}: {refusal}"
            if refusal is not None:
                assert re.fullmatch(r"[a-z][a-z0-9_]*", refusal.code), refusal
                assert refusal.text and refusal.text[0].isupper(), refusal
                assert re.fullmatch(r"§\d+(\.\d+)*", refusal.rule), refusal
                if pages is not None:
                    assert refusal.rule in pages, f"{refusal.rule} is not in the rules of {game.key}"
        assert s.to_json() == before, "asking changes nothing"


# -- it copies and writes itself down -------------------------------------------------------------------------------


@DEALT
def test_a_clone_lives_its_own_life(deal: Deal) -> None:
    for _, s, move in deal.sample(25):
        before = s.to_json()
        clone = s.clone()
        assert clone.to_json() == before
        clone.play(move)
        for _ in range(12):
            if not clone.over:
                moves = clone.legal()
                clone.play(moves[len(moves) // 2])
        assert s.to_json() == before


@DEALT
def test_a_state_survives_json_in_mid_game(deal: Deal) -> None:
    game = deal.game
    twin = None
    for ply, (s, move) in enumerate(deal.plies()):
        if twin is not None:
            assert twin.to_json() == s.to_json()
            assert twin.legal() == s.legal()
            twin.play(move)
        if ply % 11 == 5:
            twin = game.from_json(json.loads(json.dumps(s.to_json())))
            twin.play(move)


@GAMES
def test_every_move_reads_back(game: Game) -> None:
    for number, move in enumerate(game.moves):
        assert move.id == number
        assert game.parse(str(move)) is move
        assert game.parse(f"  {str(move).upper()} ") is move
        assert re.match(r"[a-z]", str(move)), "a notation starts with its verb, in lower case"
        assert move.public_notation
        assert all(re.fullmatch(r"[a-z][a-z0-9_-]*(:.+)?", touched) for touched in move.touches), move.touches
    with pytest.raises(ValueError, match="is not a move of"):
        game.parse("no such move")


@INSTALLED
def test_a_record_replays_to_the_letter(deal: Deal) -> None:
    match = benchtop.Match(deal.game, deal.seats, deal.seed, deal.options)
    for s, move in deal.plies():
        match.play(s.to_move, move)
    record = json.loads(json.dumps(match.record()))
    again = benchtop.replay(record)
    assert again.state.to_json() == match.state.to_json()
    assert again.record() == record
    record["result"]["scores"][0] += 1
    with pytest.raises(benchtop.RecordError, match="the rules say"):
        benchtop.replay(record)


@GAMES
def test_the_wrong_seat_is_refused(game: Game) -> None:
    match = benchtop.Match(game, game.seats[-1], seed=3)
    wrong = (match.to_move + 1) % match.seats
    with pytest.raises(benchtop.IllegalMove) as refused:
        match.play(wrong, match.state.legal()[0])
    assert refused.value.refusal.code == "not_your_turn"
    assert match.legal(wrong) == []


# -- it keeps secrets -----------------------------------------------------------------------------------------------


@DEALT
def test_another_future_changes_nothing_that_anybody_knows(deal: Deal) -> None:
    game = deal.game
    census = game.census(deal.new())
    for ply, s, move in deal.sample(30):
        truth = s.to_json()
        other = s.resample_chance(f"future {ply}")
        for seat in seats_of(deal):
            assert other.view(seat) == s.view(seat)
            assert other.imagine(seat, "again").to_json() == s.imagine(seat, "again").to_json()
        assert other.to_move == s.to_move and other.legal() == s.legal()
        assert game.census(other) == census
        again = s.resample_chance(f"future {ply}")
        for future in (other, again):
            future.play(move)
        assert other.to_json() == again.to_json(), "the same seed, the same future"
        assert s.to_json() == truth, "asking changes nothing"


@GAMES
def test_chance_may_speak_otherwise(game: Game) -> None:
    futures: set[str] = set()
    for _, s, _ in Deal(game, game.seats[0], 0).sample(8):
        for seed in range(4):
            other, rng = s.resample_chance(seed), seeded("moves")
            while not other.over:
                other.play(random_move(other.legal(), rng))
            futures.add(json.dumps(other.to_json() | {"chance": 0}))
    assert len(futures) > 16, "the same moves lead to the same end, whatever chance says"


@DEALT
def test_imagining_changes_nothing_a_seat_can_know(deal: Deal) -> None:
    game = deal.game
    redealt = dict.fromkeys(seats_of(deal), 0)
    census = game.census(deal.new())
    for ply, s, _ in deal.sample(30):
        truth = s.to_json()
        for seat in redealt:
            other = s.imagine(seat, f"world {ply}")
            assert other.view(seat) == s.view(seat)
            assert other.to_move == s.to_move and other.over == s.over
            if seat == s.to_move:
                assert other.legal() == s.legal()
            assert game.census(other) == census
            redealt[seat] += other.to_json() | {"chance": 0} != truth | {"chance": 0}
            # Only what the seat knows goes in: from a re-dealt world the same world is imagined.
            assert other.imagine(seat, "again").to_json() == s.imagine(seat, "again").to_json()
        assert s.to_json() == truth, "imagining changes nothing"
    assert all(redealt.values()), f"nothing hidden was ever dealt anew: {redealt}"


@DEALT
def test_an_imagined_game_can_be_played_to_its_end(deal: Deal) -> None:
    game = deal.game
    census = game.census(deal.new())
    for ply, s, _ in deal.sample(4):
        for seat in seats_of(deal):
            other = s.imagine(seat, ply)
            rng = seeded(ply)
            while not other.over:
                other.play(random_move(other.legal(), rng))
            assert game.census(other) == census
            assert other.ply <= game.max_moves


@DEALT
def test_worlds_that_look_alike_to_a_seat_also_sound_alike_and_are_imagined_alike(deal: Deal) -> None:
    """Two worlds that a seat cannot tell apart by what it sees differ neither in what it hears nor in what it imagines.

    The twins of the true world are those in which another hidden card was drawn or another secret choice was made.
    """
    twins = 0
    for ply, s, move in deal.sample(depth(15, 50)):
        for seat in seats_of(deal):
            after, heard = hear(s, move, seat)
            view = after.view(seat)
            imagined = faces(after.imagine(seat, ply))
            for world in range(2):
                other = s.imagine(seat, f"{ply} {world}")
                other.chance = s.chance.copy()  # the same dice: only hidden cards differ
                moves = other.legal()
                replies = [m for m in moves if m.public_notation == move.public_notation][:4] or moves[:4]
                for reply in [move] if seat == s.to_move else replies:
                    twin, also_heard = hear(other, reply, seat)
                    if twin.view(seat) == view:
                        twins += 1
                        assert also_heard == heard, f"seat {seat} hears a secret in {move} or {reply}"
                        assert faces(twin.imagine(seat, ply)) == imagined, f"seat {seat} imagines a secret of {reply}"
    assert twins, "no two worlds ever looked alike"


def faces(s: State) -> list[Any]:
    """Return a state as everyone at the table sees it together: two copies of a card may have changed places."""
    return [*(s.view(seat) for seat in range(s.seats)), s.legal()]


def hear(s: State, move: Move, seat: int | None) -> tuple[State, list[Any]]:
    """Return the state after a move, and the events that a seat gets."""
    events: list[Any] = [str(move) if seat == s.to_move else move.public_notation]
    after = s.clone()
    after.listener = lambda event: events.append(event.to_json()) if event.heard_by(seat) else None
    after.play(move)
    return after, events


@DEALT
def test_a_move_that_says_it_reveals_nothing_reveals_nothing(deal: Deal) -> None:
    """Undo trusts `revealed`: where it stands still, the mover's new view cannot depend on what was hidden."""
    for ply, s, move in deal.sample(150):
        after = s.clone()
        after.play(move)
        if after.revealed != s.revealed:
            continue
        assert after.chance.counts == s.chance.counts, f"{move} used chance and did not say so"
        other = s.imagine(s.to_move, ply)
        other.chance = s.chance.copy()
        other.play(move)
        assert other.view(s.to_move) == after.view(s.to_move), f"{move} showed its player something hidden"


@DEALT
def test_what_a_move_foresees_is_what_it_leads_to_in_every_world_that_its_player_can_imagine(deal: Deal) -> None:
    for ply, s, _ in deal.sample(60):
        moves = s.legal()
        events = outlook(s, moves)
        worlds = [s, *(s.imagine(s.to_move, f"{ply} {number}") for number in range(2))]
        for move, flags in zip(moves, events, strict=True):
            if (foreseen := move.foresee(s)) != UNFORESEEN:
                assert [foreseen] * 4 == [flags, *(tried(world, move) for world in worlds)], f"{move} at ply {ply}"


# -- it speaks ------------------------------------------------------------------------------------------------------


@DEALT
def test_everything_has_words_and_survives_json(deal: Deal) -> None:
    game = deal.game
    names = [f"Player {n + 1}" for n in range(deal.seats)]
    said: list[str] = []

    def listen(event: benchtop.Event) -> None:
        said.append(game.say(event, names))
        assert said[-1]
        assert event.only is None or 0 <= event.only < deal.seats
        assert json.loads(json.dumps(event.to_json())) == event.to_json()

    for s, _ in deal.plies():
        s.listener = listen
    for _, s, move in deal.sample(30):
        for seat in seats_of(deal):
            view = s.view(seat)
            assert json.loads(json.dumps(view)) == view
            blocks = game.text.table(view, names)
            assert blocks and all(block.plain() for block in blocks)
        assert all(game.text.words(m, s.view(s.to_move), []) for m in [*s.legal(), move])
    assert said, "a game in which nothing is ever told"


@GAMES
def test_options_and_seats_are_checked_with_words(game: Game) -> None:
    with pytest.raises(ValueError, match="has no option"):
        game.new(game.seats[0], 1, {"no_such_option": 1})
    with pytest.raises(ValueError, match="is for"):
        game.new(99, 1)
    for option in game.options:
        assert option.default in option.allowed
        for value in option.allowed:
            assert option.check(value) == value
            assert option.check(str(value).upper()) == value
            assert json.loads(json.dumps(value)) == value
        with pytest.raises(ValueError, match="choose"):
            game.new(game.seats[0], 1, {option.key: "no such value"})


@GAMES
def test_the_game_introduces_itself(game: Game) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_]*", game.key)
    assert game.title and game.summary.endswith(".") and game.version >= 1
    assert game.credit.designer and game.credit.licence
    assert json.dumps(game.credit.to_json())
