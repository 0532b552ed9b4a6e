"""The kernel in the browser: what it weighs, and how fast it searches beside the native one, in the same run.

    make wasm && python bench/wasm.py [--runs 5]

Sizes are those of files as they travel, compressed with brotli. Rates are positions a second of one thread, the best of
some runs that take turns: native with whatever the processor has, node, and Debian's Chromium. Then what workers search
together, as in an analysis (`web/src/local/crew.ts`), and what a level takes for a move in Chromium, slowed
down four times.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from cornerwise.engine import strength
from cornerwise.engine.methods import level_of
from cornerwise.engine.player import Engine
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "wasm"
CHROMIUM = shutil.which("chromium")
SLOWER = 4
GAMES = ("duo", "classic", "trigon-2", "polyomino-14", "rumis-tower", "triominos")

sys.path.insert(0, str(ROOT / "tests"))
from node_kernel import NodeKernel  # noqa: E402  # the tests' folder has to be on the path first


class Case(NamedTuple):
    """A search that is timed: a level of a game after some random moves."""

    game: str
    level: int
    plies: int

    @property
    def position(self) -> Position:
        game, rng = start(find_placing_variant(self.game)), Random(self.game)
        for _ in range(self.plies):
            game.push(rng.choice(list(game.legal_moves)))
        return game

    @property
    def moves(self) -> list[str]:
        game = self.position
        return list(map(game.format, game.moves))

    @property
    def is_judged(self) -> bool:
        return level_of(self.level, find_placing_variant(self.game)).best_evaluator == "small"


CASES = (
    *(Case("duo", 7, 0), Case("duo", 7, 8), Case("duo", 9, 0), Case("duo", 9, 8)),
    *(Case("classic", 8, 0), Case("classic", 8, 16), Case("classic", 9, 16)),
    *(Case("trigon", 8, 8), Case("rumis-tower", 7, 6)),
)
WISH: dict[str, Any] = {"seat": 0, "seed": 1, "lines": 2, "seconds": 600}


def native(case: Case) -> float:
    game = case.position
    assert game.mover is not None
    engine = Engine(level=case.level, evaluator="small" if case.is_judged else "playouts", seed=1, memory=64 << 20)
    found = engine.analyse(game.view(game.mover), 2)
    return found.nodes / found.seconds


def in_node(kernel: NodeKernel, case: Case) -> float:
    kernel.load(case.game)
    found = kernel.call("analysis", case.moves, {**WISH, "level": case.level})
    return float(found["result"]["nodes"] / found["milliseconds"] * 1000)


PAGE = """async ([url, game, moves, kind, wish]) => {
  const { startKernel } = await import(url);
  window.kernel ??= await startKernel(async (name) => new Uint8Array(await (await fetch(`/${name}`)).arrayBuffer()));
  const loaded = await window.kernel.load(game);
  const begin = performance.now();
  const work = loaded[kind](moves, wish);
  while (!work.slice(50)) await new Promise((go) => setTimeout(go));
  const result = work.result();
  const milliseconds = performance.now() - begin;
  work.close();
  loaded.close();
  return { result, milliseconds };
}"""


def in_chromium(page: Page, case: Case, kind: str = "analysis", **wish: Any) -> dict[str, Any]:
    asked = {**WISH, "level": case.level, **wish}
    return dict(page.evaluate(PAGE, ["/objects/kernel.mjs", case.game, case.moves, kind, asked]))


# All load the game first, so that they search at the same time.
CREW = """async ([count, game, moves, wish]) => {
  const code = `import { startKernel } from "${location.origin}/objects/kernel.mjs";
    const read = async (name) => new Uint8Array(await (await fetch("${location.origin}/" + name)).arrayBuffer());
    const kernel = await startKernel(read);
    const loaded = await kernel.load("${game}");
    onmessage = async ({ data: [moves, wish] }) => {
      const begin = performance.now(), work = loaded.analysis(moves, wish);
      while (!work.slice(50)) await new Promise((go) => setTimeout(go));
      postMessage((work.result().nodes / (performance.now() - begin)) * 1000);
    };
    postMessage("ready");`;
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const said = (worker) => new Promise((told) => (worker.onmessage = ({ data }) => told(data)));
  const workers = Array.from({ length: count }, () => new Worker(url, { type: "module" }));
  await Promise.all(workers.map(said));
  const rates = workers.map(said);
  workers.forEach((worker, seed) => worker.postMessage([moves, { ...wish, seed }]));
  const sum = (await Promise.all(rates)).reduce((total, rate) => total + rate, 0);
  workers.forEach((worker) => worker.terminate());
  return sum;
}"""


def together(page: Page, case: Case, workers: int) -> float:
    """Positions a second of all workers; their searches are alike, so that all end at about the same time."""
    return float(page.evaluate(CREW, [workers, case.game, case.moves, {**WISH, "level": case.level}]))


def packed(*files: Path) -> int:
    """Bytes with brotli, each file by itself."""
    script = """const { brotliCompressSync } = require("zlib"), { readFileSync } = require("fs");
    const sizes = process.argv.slice(1).map((file) => brotliCompressSync(readFileSync(file)).length);
    console.log(sizes.reduce((sum, size) => sum + size, 0));"""
    return int(subprocess.check_output(["node", "-e", script, *map(str, files)], text=True))


def sizes() -> None:
    code = packed(BUILT / "cornerwise.wasm")
    plain = (BUILT / "cornerwise.wasm").stat().st_size
    print(f"cornerwise.wasm: {plain / 1000:.0f} kB, {code / 1000:.0f} kB with brotli\n")
    print("| game | data, kB | net, kB | with the kernel, kB |\n|---|---|---|---|")
    for game in GAMES:
        data = BUILT / f"{game}.json"
        net = json.loads(data.read_text()).get("net")
        own, weights = packed(data), packed(BUILT / net) if net else 0
        print(f"| {game} | {own / 1000:.1f} | {weights / 1000:.0f} | {(code + own + weights) / 1000:.0f} |")


def serve() -> str:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *parts: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    strength.LONGEST = 600.0  # the clock ends no search that is timed
    sizes()
    kernel = NodeKernel()
    kernel.load(GAMES[0])  # once it answers, what the browser loads is there too
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.goto(f"{serve()}/duo.json")
        print("\n| game, level, after moves | native | node | Chromium | of native |\n|---|---|---|---|---|")
        for case in CASES:

            def rate(case: Case = case) -> float:
                found = in_chromium(page, case)
                return float(found["result"]["nodes"] / found["milliseconds"] * 1000)

            ways: tuple[Callable[[], float], ...] = (partial(native, case), partial(in_node, kernel, case), rate)
            best = [max(rates) for rates in zip(*([way() for way in ways] for _ in range(runs)), strict=True)]
            kind = " (small net)" if case.is_judged else ""
            shown = " | ".join(f"{found:,.0f}" for found in best)
            parts = ", ".join(f"{found / best[0]:.2f}" for found in best[1:])
            print(f"| {case.game}, {case.level}{kind}, {case.plies} | {shown} | {parts} |", flush=True)
        cores = min(os.cpu_count() or 1, 4)
        print(f"\n| game, level 9 | one worker | {cores} workers | times |\n|---|---|---|---|")
        for case in (Case("duo", 9, 8), Case("classic", 9, 16)):
            alone, all_of_them = (max(together(page, case, count) for _ in range(runs)) for count in (1, cores))
            print(f"| {case.game} | {alone:,.0f} | {all_of_them:,.0f} | {all_of_them / alone:.2f} |", flush=True)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        print(f"\n| game, level 9, {SLOWER} times slower | s for a move |\n|---|---|")
        for game, plies in (("duo", 8), ("classic", 16), ("trigon-2", 8), ("polyomino-14", 6), ("rumis-tower", 6)):
            took = [
                in_chromium(page, Case(game, 9, plies), "think", seconds=0)["milliseconds"] / 1000 for _ in range(runs)
            ]
            print(f"| {game} | {min(took):.2f} to {max(took):.2f} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
