"""Teaching small nets, as small as it gets. Needs the extra `train`; skipped without it."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from small_nets import FIXTURE, SIZES

from cornerwise import find_placing_variant
from cornerwise.engine import nets
from cornerwise.engine.nets import shipped_net
from cornerwise.engine.placements import placements_of
from cornerwise.engine.planes import layout_of
from cornerwise.engine.smallnet import Shape, kernel_net, load_small, read_small, small_name
from cornerwise.errors import RecordError
from cornerwise.rules.native import kernel_core

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")
pytest.importorskip("onnx", reason="the extra `train` is not installed")

from cornerwise.training import distil, revive, run, searched_run
from cornerwise.training.export import export_net
from cornerwise.training.features import Expander
from cornerwise.training.folder import Folder
from cornerwise.training.net import Net, NetShape
from cornerwise.training.pupil import Lesson, Pupil
from cornerwise.training.report import Log
from cornerwise.training.revive import random_positions, revived
from cornerwise.training.searched_game import SearchedSubject
from cornerwise.training.selfplay import Lane
from cornerwise.training.settings import SearchedSettings
from cornerwise.training.student import Moves, Student
from cornerwise.training.trained_game import shares_of

CPU = torch.device("cpu")


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.parametrize("scope", [0, 1])
@pytest.mark.parametrize("game", ["polyomino-8", "duo", "classic-3", "trigon-2", "rumis-tower"])
def test_a_student_says_to_the_bit_what_the_kernel_says(game: str, scope: int) -> None:
    variant = find_placing_variant(game)
    torch.manual_seed(2)
    student = Student(Shape.of(variant, **SIZES, scope=scope), placements_of(variant))
    with torch.no_grad():
        for name, weights in student.named_parameters():
            if name in ("local", "spread", "form", "result", "place", "scope") or name.endswith("bias"):
                weights.copy_(0.2 * torch.randn(weights.shape))
    net, rows = kernel_net(student.weights(), placements_of(variant)), student.shape.rows
    student, rng, core, shares = student.double(), Random(1), kernel_core(variant), set()
    shape = core.scope_shape if scope else core.feature_shape
    ply = 0
    while core.turn >= 0:
        if ply % 5 == 2:
            shown = np.zeros((1, shape.planes, shape.words), np.uint64), np.zeros((1, shape.numbers), np.uint8)
            core.features(shown[0][0], shown[1][0], scope=bool(scope))
            legal = np.array(core.legal())
            row = np.where(legal < rows, legal, rows + (legal & 3) - 1)
            moves = Moves(torch.zeros(len(row), dtype=torch.long), torch.from_numpy(row))
            bits = student.bits(torch.from_numpy(shown[0].view(np.int64)))
            with torch.no_grad():
                said = student(bits, student.surroundings(bits), torch.from_numpy(shown[1]).double(), moves)
            results, logits = net.judge(core)
            assert np.array_equal(torch.cat([said.shares[0], said.margins[0]]).numpy() * (1 << 18), results)
            assert np.array_equal(said.policy.numpy() * 2048, logits)
            shares.add(int(results[0]))
        core.push(core.draw(rng.getrandbits(60)))
        ply += 1
    assert len(shares) > 2, "it says the same of everything"


def test_a_student_goes_on_from_the_file_it_plays_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    variant, placements = find_placing_variant("polyomino-8"), placements_of(find_placing_variant("polyomino-8"))
    known = read_small(FIXTURE, variant)
    student = Student(known.shape, placements)
    student.take(known)
    again = student.weights()
    assert all(np.array_equal(again.arrays[name], array) for name, array in known.arrays.items())
    net = teacher(tmp_path / "teacher", "polyomino-8")
    wanted = ["--game=polyomino-8", f"--net={net}", f"--begin={FIXTURE}", "--lane=32", f"--folder={tmp_path}"]
    assert distil.main([*wanted, "--student=local=64", "--seconds=1", "--device=cpu", "--threads=1"]) == 2
    assert FIXTURE.name in capsys.readouterr().err


@pytest.mark.parametrize("more", [{"hidden": 64}, {"scope": 1}, {"hidden": 64, "scope": 1}], ids=str)
def test_a_larger_student_goes_on_from_a_smaller_one(more: dict[str, int], tmp_path: Path) -> None:
    variant = find_placing_variant("polyomino-8")
    sizes = {**SIZES, "whole": 0}
    torch.manual_seed(4)
    smaller = Pupil(Shape.of(variant, **sizes), variant, CPU, 1e-3)
    with torch.no_grad():
        smaller.average.result.normal_()
    smaller.write(tmp_path / "smaller.small")
    larger = Pupil(Shape.of(variant, **{**sizes, **more}), variant, CPU, 1e-3)
    larger.begin_with(tmp_path / "smaller.small")
    core, seen = kernel_core(variant), set()
    for seed in range(6):
        said = [net.judge(core) for net in (smaller.folded(), larger.folded())]
        assert all(np.array_equal(less, more) for less, more in zip(*said, strict=True))
        seen.add(str(said[0][0]))
        core.push(core.draw(seed))
    assert len(seen) == 6, "it says the same of everything"
    larger.write(tmp_path / "larger.small")
    with pytest.raises(RecordError):
        smaller.begin_with(tmp_path / "larger.small")


def test_what_has_sums_over_the_board_gets_no_scope() -> None:
    variant = find_placing_variant("polyomino-8")
    with pytest.raises(RecordError):
        Pupil(Shape.of(variant, **SIZES, scope=1), variant, CPU, 1e-3).begin_with(FIXTURE)


def test_first_games_begin_anywhere() -> None:
    layout = layout_of(find_placing_variant("duo"))
    tuning = {"opening": 2, "opening_part": 1.0}
    laid = []
    for anywhere in (False, True):
        lane = Lane(layout, CPU, 64, 1, 1, tuning, anywhere=anywhere)
        lane.think()
        planes = lane.shown[0].numpy().view(np.uint8)
        laid.append(np.unpackbits(planes[:, 0].reshape(64, -1), axis=1).sum(1))
    assert laid[0].max() <= 5  # one piece of the mover at most
    assert laid[1].max() > 30 and len(set(laid[1].tolist())) > 10


def test_a_small_net_learns_beside_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tiny = "--device=cpu --threads=1 --games=8 --lanes=1 --full=4 --cheap=2 --batch=32 --warm=60 --beside=0 --steps=3"
    sizes = ",".join(f"{name}={size}" for name, size in SIZES.items())
    wanted = [*tiny.split(), "--channels=8", "--blocks=1", "--gate-sets=1", "--gate-full=2", "--student-every=2"]
    assert run.main([*wanted, "--game=junior:scoring=cells", f"--folder={tmp_path}", f"--student={sizes}"]) == 0
    assert "student 0: explained" in capsys.readouterr().err
    variant = find_placing_variant("junior", scoring="cells")
    load_small(tmp_path / "student-0" / small_name(variant), variant)
    assert run.main([*wanted, "--game=junior:scoring=coins", f"--folder={tmp_path}"]) == 2


def teacher(folder: Path, game: str) -> Path:
    layout = layout_of(find_placing_variant(game))
    torch.manual_seed(1)
    net = Net(NetShape.of(layout, 8, 1)).eval()
    folder.mkdir(exist_ok=True)
    return export_net(net, layout, folder)


def test_students_are_taught_and_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net = teacher(tmp_path / "teacher", "polyomino-8")
    sizes = ",".join(f"{name}={size}" for name, size in SIZES.items())
    wanted = ["--game=polyomino-8", f"--net={net}", f"--student={sizes}", f"--student={sizes},spread=0", "--lane=32"]
    wanted += [f"--folder={tmp_path}", "--seconds=3", "--device=cpu", "--threads=1"]
    assert distil.main(wanted) == 0
    said = capsys.readouterr().err
    assert "student 0: explained" in said and "student 1: explained" in said and "goes on" not in said
    variant = find_placing_variant("polyomino-8")
    for number in range(2):
        load_small(tmp_path / f"student-{number}" / small_name(variant), variant)
    assert distil.main(wanted) == 0
    assert "student 1 goes on" in capsys.readouterr().err
    (tmp_path / "student-0" / "student.pt").write_bytes(b"nothing")
    assert distil.main(wanted) == 2
    assert "student.pt cannot be read" in capsys.readouterr().err


def test_a_student_learns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After some hundred positions it guesses the teacher's moves better than at the beginning."""
    net = teacher(tmp_path / "teacher", "polyomino-8")
    log = Log(tmp_path / "log.txt", None)
    school = distil.School("polyomino-8", net, [SIZES], CPU, 1, 64, 5e-3, log, 1)
    figures = []
    for _ in range(2):
        school.loop(4.0, tmp_path)
        figures.append((tmp_path / "log.txt").read_text().splitlines()[-1])
    first, second = (float(line.split("shares ")[1].split()[0]) for line in figures)
    assert second < first


def test_a_lesson_that_is_cut_short_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net, variant = teacher(tmp_path / "teacher", "polyomino-8"), find_placing_variant("polyomino-8")
    school = distil.School("polyomino-8", net, [SIZES], CPU, 1, 8, 2e-3, Log(tmp_path / "log.txt", None), 1)

    saved = tmp_path / "student-0" / small_name(variant)

    def cut_short() -> None:
        if saved.exists():
            raise KeyboardInterrupt

    monkeypatch.setattr(school, "tell", cut_short)
    with pytest.raises(KeyboardInterrupt):
        school.loop(60.0, tmp_path, report=0.0, save=0.0)
    load_small(saved, variant)


def test_a_student_learns_from_its_own_searches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In every second lane the trees go by what it says, not by what the teacher says."""
    net, variant = teacher(tmp_path / "teacher", "polyomino-8"), find_placing_variant("polyomino-8")
    sizes = ",".join(f"{name}={size}" for name, size in SIZES.items())
    wanted = ["--game=polyomino-8", f"--net={net}", f"--student={sizes}", "--own=4", "--lane=32"]
    assert distil.main([*wanted, f"--folder={tmp_path}", "--seconds=2", "--device=cpu", "--threads=1"]) == 0
    assert ", in its own games explained" in capsys.readouterr().err
    school = distil.School("polyomino-8", net, [SIZES], CPU, 1, 8, 2e-3, Log(tmp_path / "log.txt", None), 1, own=4)
    school.room.begin_with(tmp_path / "student-0" / small_name(variant))
    said, told = [], []
    for lane, evaluator in school.lanes:
        lane.think()
        rows = school.room.note(lane)
        seen = lane.launch(evaluator)
        said.append(seen.values.shares.numpy())
        school.room.hear(seen, rows, 0.0, lane if lane is school.lanes[1][0] else None)
        told.append(lane.told[0].numpy())
    assert np.array_equal(said[0], told[0]) and not np.allclose(said[1], told[1])


TINY = (
    "--device=cpu --threads=1 --games=4 --full=12 --cheap=4 --playout-full=16 --playout-cheap=4 --by-playouts=20"
    " --batch=16 --warm=40 --beside=0 --steps=6 --room=2000 --refresh=2 --gate-sets=2 --gate-full=4 --reserve=60"
    " --seconds=180 --student=" + ",".join(f"{name}={size}" for name, size in SIZES.items())
)


@pytest.mark.parametrize("game", ["rumis-tower", "polyomino-8*2"])
def test_a_small_net_learns_from_its_own_searches(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From nothing: games by playouts at first, then by the net; the next piece goes on, and has to win its gate."""
    wanted = [f"--game={game}", f"--folder={tmp_path}", *TINY.split()]
    assert searched_run.main([*wanted, "--report=0.2"]) == 0
    said = capsys.readouterr().err
    assert "from nothing" in said and " playouts " in said and " play " in said and "explained" in said
    assert "gate: the first net" in said and "the newest net is the best" in said
    variant = find_placing_variant(game.partition("*")[0])
    load_small(tmp_path / small_name(variant), variant)
    first = Folder(tmp_path).counters()
    assert first["positions"] >= 40 and first["samples"] >= 6 * 16
    assert searched_run.main(wanted) == 0
    said = capsys.readouterr().err
    assert "resumed at step 6, window" in said and " playouts " not in said and "gate: 0." in said
    assert Folder(tmp_path).counters()["samples"] >= 2 * 6 * 16
    assert searched_run.main(["--game=rumis-corner", *wanted[1:]]) == 2
    assert "another game" in capsys.readouterr().err


def test_a_small_net_goes_on_from_a_file_with_its_own_searches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["--game=polyomino-8", f"--folder={tmp_path}", *TINY.split(), f"--begin={FIXTURE}"]
    assert searched_run.main(wanted) == 0
    said = capsys.readouterr().err
    assert f"from {FIXTURE.name}" in said and " playouts " not in said
    assert "gate: the first net" not in said, "it has to beat the file's net"


def searched_subject(game: str, found_part: float = 0.5, *, scope: bool = False) -> SearchedSubject:
    settings = SearchedSettings(
        threads=1, found_part=found_part, games=8, batch=64, playout_full=60, playout_cheap=20, room=4000
    )
    subject = SearchedSubject(shares_of(game)[0], settings, 1, CPU, scope=scope)
    while len(subject.window) < 150:
        subject.play(by_playouts=True)
        subject.collect()
    return subject


@pytest.mark.parametrize("scope", [0, 1])
def test_what_searches_found_is_learned(scope: int) -> None:
    """The policy over the moves that were looked at, shares and margins all get nearer to what they should be."""
    subject = searched_subject("polyomino-8", scope=bool(scope))
    lesson = subject.draw()
    pupil = Pupil(Shape.of(subject.variant, **SIZES, scope=scope), subject.variant, CPU, 5e-3)
    figures = []
    for _ in range(2):
        for _ in range(60):
            pupil.step([lesson], 5e-3)
        figures.append(dict(zip(*[iter(pupil.report().split())] * 2, strict=True)))
    first, second = figures
    assert all(float(second[name]) < float(first[name]) for name in ("policy", "shares", "error"))
    assert float(second["top1"]) > float(first["top1"])
    assert float(second["policy"]) > float(second["entropy"]) > 0, "a cross entropy is not below its target's entropy"


def test_values_are_mixed_of_what_was_found_and_how_it_ended() -> None:
    def values(part: float) -> Lesson:
        return searched_subject("polyomino-8", found_part=part).draw()

    ended, found, mixed = (values(part) for part in (0.0, 1.0, 0.25))
    assert torch.equal(ended.words, found.words), "the same positions"
    assert torch.allclose(mixed.shares, 0.75 * ended.shares + 0.25 * found.shares, atol=1e-5)
    assert torch.allclose(mixed.margins, 0.75 * ended.margins + 0.25 * found.margins, atol=1e-5)
    assert set(ended.shares.unique().tolist()) <= {0.0, 0.5, 1.0} and len(found.shares.unique()) > 20


@pytest.mark.parametrize("game", ["duo", "trigon"])
def test_a_shipped_net_comes_back_and_says_the_same(game: str) -> None:
    pytest.importorskip("onnxruntime", reason="the extra `nets` is not installed")
    variant = find_placing_variant(game)
    path, layout = shipped_net(variant), layout_of(variant)
    assert path is not None
    net = revived(path, layout, shown=256)
    words, numbers = random_positions(layout, 16, seed=7)
    planes = Expander(layout, CPU).planes(words, torch.float32)
    wanted = nets.Net(path, variant).run(words.numpy().view(np.uint64), numbers.numpy())
    with torch.no_grad():
        said = net(planes, numbers.float())
        assert np.allclose(said.policy.numpy(), wanted.policy, atol=1e-3)
        assert np.allclose(20 * said.margins.numpy()[:, : wanted.margins.shape[1]], wanted.margins, atol=1e-3)
        # By the means of a batch it still says much the same: it can learn from where it is.
        words, numbers = random_positions(layout, 256, seed=8)
        planes = Expander(layout, CPU).planes(words, torch.float32)
        still = net(planes, numbers.float()).margins
        away = (net.train()(planes, numbers.float()).margins - still).std() / still.std()
    assert away < 0.25


def test_a_net_with_more_blocks_says_the_same_and_can_learn_with_them(tmp_path: Path) -> None:
    path, folder = teacher(tmp_path / "teacher", "polyomino-8"), tmp_path / "folder"
    assert revive.main(["--game=polyomino-8", f"--net={path}", f"--folder={folder}", "--blocks=3"]) == 0
    layout = layout_of(find_placing_variant("polyomino-8"))
    shape = Folder(folder).shape(layout)
    larger = Folder(folder).load_net("best.pt", shape)
    assert shape.blocks == 3 and larger is not None
    small = revived(path, layout)
    words, numbers = random_positions(layout, 32, seed=7)
    planes = Expander(layout, CPU).planes(words, torch.float32)
    with torch.no_grad():
        for wanted, said in zip(small(planes, numbers.float())[:3], larger(planes, numbers.float())[:3], strict=True):
            assert torch.equal(wanted, said)
    larger.train()(planes, numbers.float()).policy.square().mean().backward()
    last = [larger.get_parameter(f"tower.{number}.1.weight").grad for number in (3, 5)]
    assert all(grad is not None and grad.abs().max() > 0 for grad in last), "the new blocks are reached"


def test_training_goes_on_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, folder = teacher(tmp_path / "teacher", "polyomino-8"), tmp_path / "folder"
    wanted = ["--game=polyomino-8", f"--net={path}", f"--folder={folder}"]
    assert revive.main(wanted) == 0
    tiny = "--device=cpu --threads=1 --games=8 --full=4 --cheap=2 --considered=4 --batch=32 --warm=60 --room=4000"
    tiny += " --refresh=2 --gate-sets=2 --gate-full=2 --steps=4 --seconds=120 --reserve=1 --beside=0"
    assert run.main(["--game=polyomino-8", f"--folder={folder}", *tiny.split()]) == 0
    said = capsys.readouterr().err
    assert "8 x 1" in said and "resumed at step 0" in said
    assert "gate: the first net" not in said, "it has to beat the file's net"

    assert revive.main(["--game=polyomino-12", f"--net={path}", f"--folder={tmp_path / 'other'}"]) == 2
    path.write_bytes(path.read_bytes()[:-100])
    assert revive.main(wanted) == 2
    assert "is not a net" in capsys.readouterr().err
    with pytest.raises(RecordError):
        revived(tmp_path / "missing.onnx", layout_of(find_placing_variant("polyomino-8")))
