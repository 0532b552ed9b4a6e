"""Many games at once in the kernel: every one of them is a game, and the same one each time."""

from dataclasses import dataclass, fields

import numpy as np
import pytest

import cornerwise
from cornerwise import _kernel
from cornerwise.engine.planes import layout_of
from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.native import kernel_core

GAMES = ["duo", "polyomino-8", "classic-3", "classic-teams", "trigon-3"]


@dataclass
class Finished:
    about: np.ndarray
    shares: np.ndarray
    margins: np.ndarray
    moves: np.ndarray
    target_at: np.ndarray
    target_moves: np.ndarray
    target_parts: np.ndarray

    def game(self, number: int) -> list[int]:
        begin = int(self.about[:number, 0].sum())
        found: list[int] = self.moves[begin : begin + int(self.about[number, 0])].tolist()
        return found


def selfplay_of(name: str, games: int, threads: int = 1, **tuning: float) -> _kernel.SelfPlay:
    variant = cornerwise.find_placing_variant(name)
    return _kernel.SelfPlay(kernel_core(variant), games=games, threads=threads, seed=5, tuning=tuning)


def run(name: str, games: int, steps: int, threads: int = 1, **tuning: float) -> Finished:
    """Plays with an evaluator that makes its values up, the same for the same position."""
    layout = layout_of(cornerwise.find_placing_variant(name))
    selfplay = selfplay_of(name, games, threads, **{"full": 4, "cheap": 2, "considered": 4, **tuning})
    shape = selfplay.shape
    planes, words, numbers, seats = shape.planes, shape.words, shape.numbers, shape.seats
    shown = np.zeros((games, planes, words), np.uint64), np.zeros((games, numbers), np.uint8)
    shares = np.full((games, seats), 1 / seats, np.float32)
    logits = np.zeros(0, np.float32)
    for _ in range(steps):
        total = selfplay.step(
            shares=shares,
            margins=np.zeros_like(shares),
            logits=logits,
            planes=shown[0],
            numbers=shown[1],
            seats=np.zeros(games, np.uint8),
        )
        places = np.zeros(total, np.int32)
        selfplay.places(layout.places, 0, places)
        logits = ((places * 7919) % 1000 / 250).astype(np.float32)
        first = shown[0].sum(axis=(1, 2)) % np.uint64(1000) / 1000
        shares[:] = ((1 - first) / max(seats - 1, 1))[:, None]
        shares[:, 0] = first
    done = selfplay.finished()
    return Finished(**{field.name: getattr(done, field.name) for field in fields(Finished)})


@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_the_rules(name: str) -> None:
    done = run(name, games=6, steps=700 if name == "polyomino-8" else 420)
    assert len(done.about) >= 4
    for number in range(len(done.about)):
        game = cornerwise.new_game(name)
        moves = done.game(number)
        targets = np.flatnonzero(done.target_at[:, 0] == number)
        improved = {int(done.target_at[at, 1]): at for at in targets}
        for ply, move in enumerate(moves):
            if ply in improved:
                at = improved[ply]
                parts = done.target_parts[at]
                named = done.target_moves[at][parts > 0].tolist()
                assert named and all(target in game.legal_moves for target in named)
                assert (np.diff(parts) <= 0).all() and 0 < parts.sum() < 1.001
            game.push(Move(move))
        outcome = game.outcome()
        assert outcome is not None, "the game is over where it ends"
        assert set(np.flatnonzero(done.shares[number] > 0).tolist()) == set(outcome.winners)
        assert done.shares[number].sum() == pytest.approx(1)
        assert all(ply >= done.about[number, 1] for ply in improved), "random moves teach nothing"


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, three = (run("polyomino-8", games=20, steps=250, threads=threads) for threads in (1, 3))
    assert len(one.about) > 20
    assert (one.moves == three.moves).all() and (one.about == three.about).all()
    assert (one.target_parts == three.target_parts).all()


def test_games_of_a_group_begin_alike() -> None:
    done = run("polyomino-8", games=6, steps=120, group=2, opening_part=1.0, opening=6)
    first = {int(slot): number for number, (_, _, serial, slot) in enumerate(done.about.tolist()) if serial == 0}
    assert len(first) == 6
    for slot in (0, 2, 4):
        plies = int(done.about[first[slot], 1])
        assert 1 <= plies <= 6
        assert done.game(first[slot])[:plies] == done.game(first[slot + 1])[:plies]
    assert len({tuple(done.game(first[slot])[:3]) for slot in (0, 2, 4)}) > 1


def test_rerunning_shows_what_the_mover_saw_and_how_it_ended() -> None:
    variant = cornerwise.find_placing_variant("duo")
    layout = layout_of(variant)
    done = run("duo", games=4, steps=420)
    count = min(len(done.target_at), 12)
    rerun = _kernel.Rerun(kernel_core(variant), slots=count, threads=2)
    shape = rerun.shape
    planes, words, numbers, colours = shape.planes, shape.words, shape.numbers, shape.colours
    width = int(done.about[:, 0].max())
    moves = np.full((count, width), 0xFFFFFFFF, np.uint32)
    plies = np.zeros((count, 2), np.uint32)
    for i, (game, ply) in enumerate(done.target_at[:count].tolist()):
        played = done.game(game)
        moves[i, : len(played)] = played
        plies[i] = ply, len(played)
    shown = np.zeros((count, planes, words), np.uint64), np.zeros((count, numbers), np.uint8)
    owned, seats = np.zeros((count, colours, words), np.uint64), np.zeros(count, np.uint8)
    symmetry = (np.arange(count) % 4).astype(np.uint8)

    def show(moves: np.ndarray) -> int:
        return rerun.show(
            moves=moves,
            plies=plies,
            targets=done.target_moves[:count],
            images=layout.symmetries,
            symmetry=symmetry,
            planes=shown[0],
            numbers=shown[1],
            owned=owned,
            seats=seats,
        )

    total = show(moves)
    places, classes = np.zeros(total, np.int32), np.zeros(total, np.int32)
    rerun.places(layout.image_places, 0, places, classes)
    at = 0
    for i in range(count):
        twin = cornerwise.new_game("duo")
        image = [
            layout.table.find(layout.symmetries[symmetry[i]][list(layout.table.rows[m])].tolist())
            for m in moves[i][: plies[i, 1]]
        ]
        for move in image[: plies[i, 0]]:
            assert move is not None
            twin.push(move)
        assert seats[i] == twin.mover
        core = kernel_core(variant)
        for ply in twin.plies:
            core.push(ply.move)
        wanted = np.zeros((planes, words), np.uint64), np.zeros(numbers, np.uint8)
        core.features(*wanted)
        assert (wanted[0] == shown[0][i]).all() and (wanted[1] == shown[1][i]).all()
        legal = set(twin.legal_moves)
        here = places[at : at + len(legal)]
        assert set(here.tolist()) == {int(layout.places[move]) for move in legal}
        targets = classes[at : at + len(legal)] - 9 * i
        assert set(targets.tolist()) <= set(range(9))
        assert (targets < 8).sum() == (done.target_moves[i] != 0xFFFFFFFF).sum()
        at += len(legal)
        turn = variant.colours.index(str(twin.turn))
        for move in image[plies[i, 0] :]:
            assert move is not None
            twin.push(move)
        for offset in range(colours):
            bits = np.unpackbits(owned[i, offset].view(np.uint8), bitorder="little")
            assert tuple(np.flatnonzero(bits)) == twin.cells(variant.colours[(turn + offset) % colours])
    assert at == total

    moves[0, 0] = next(iter(WORDS))
    with pytest.raises(ValueError, match="no position of its game"):
        show(moves)


def test_bad_arrays_and_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="no self-play setting 'foo'"):
        selfplay_of("duo", 2, foo=1)
    with pytest.raises(ValueError, match="simulations"):
        selfplay_of("duo", 2, full=0)
    with pytest.raises(ValueError, match="1 to 2"):
        selfplay_of("duo", 0)
    selfplay = selfplay_of("duo", 2)
    shape = selfplay.shape
    planes, words, numbers, seats = shape.planes, shape.words, shape.numbers, shape.seats
    good: dict[str, np.ndarray] = {
        "shares": np.zeros((2, seats), np.float32),
        "margins": np.zeros((2, seats), np.float32),
        "logits": np.zeros(0, np.float32),
        "planes": np.zeros((2, planes, words), np.uint64),
        "numbers": np.zeros((2, numbers), np.uint8),
        "seats": np.zeros(2, np.uint8),
    }
    for name in ("shares", "planes", "numbers", "seats"):
        with pytest.raises(ValueError, match="another shape"):
            selfplay.step(**{**good, name: np.repeat(good[name], 2, axis=0)})
    with pytest.raises(ValueError, match="too little room"):
        selfplay.places(layout_of(cornerwise.find_placing_variant("duo")).places, 0, np.zeros(0, np.int32))
    assert selfplay.step(**good) > 0
    with pytest.raises(ValueError, match="too few logits"):
        selfplay.step(**good)
