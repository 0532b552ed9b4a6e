/** A game with its variations: what was played from each position, the main line first. Nothing is ever changed in place. */
import type { Ply } from "../protocol/types";
import { CHANCE } from "./playedGame";

/** A move with all that was tried after it. */
export interface Branch {
  readonly ply: Ply;
  readonly next: Branches;
}
/** The moves tried in one position; no two are the same, so a move names its branch. */
export type Branches = readonly Branch[];

/** Moves that follow each other, how deep they are among variations, and the moves before them. */
export interface Run {
  depth: number;
  before: readonly string[];
  plies: readonly Ply[];
}

const branchOf = (tree: Branches, move: string | undefined): Branch | undefined =>
  tree.find(({ ply }) => ply.move === move);

/** The tree with a line from its beginning; what is there already stays where it is. */
export function withLine(tree: Branches, plies: readonly Ply[]): Branches {
  const [ply, ...rest] = plies;
  if (!ply) return tree;
  if (!branchOf(tree, ply.move)) return [...tree, { ply, next: withLine([], rest) }];
  return tree.map((branch) =>
    branch.ply.move === ply.move ? { ...branch, next: withLine(branch.next, rest) } : branch,
  );
}

/** The tree without the last of these moves and all that follows it. */
export function withoutBranch(tree: Branches, moves: readonly string[]): Branches {
  const [move, ...rest] = moves;
  if (!rest.length) return tree.filter(({ ply }) => ply.move !== move);
  return tree.map((branch) =>
    branch.ply.move === move ? { ...branch, next: withoutBranch(branch.next, rest) } : branch,
  );
}

/** The tree with these moves as its main line. */
export function withMainLine(tree: Branches, moves: readonly string[]): Branches {
  const [move, ...rest] = moves;
  const main = branchOf(tree, move);
  if (!main) return tree;
  return [{ ...main, next: withMainLine(main.next, rest) }, ...tree.filter((branch) => branch !== main)];
}

/** What was tried after these moves. */
export function branchesAfter(tree: Branches, moves: readonly string[]): Branches {
  return moves.reduce<Branches>((at, move) => branchOf(at, move)?.next ?? [], tree);
}

/** These moves, and after them the first of what was tried each time. */
export function lineFrom(tree: Branches, moves: readonly string[]): string[] {
  const line = [...moves];
  for (let next = branchesAfter(tree, moves)[0]; next; next = next.next[0]) line.push(next.ply.move);
  return line;
}

/** These moves, and the tiles that chance dealt after them: they belong to the move before. */
export function withTiles(tree: Branches, moves: readonly string[]): string[] {
  const line = [...moves];
  for (let at = branchesAfter(tree, moves)[0]; at?.ply.colour === CHANCE; at = at.next[0]) line.push(at.ply.move);
  return line;
}

/** How many moves it holds that somebody chose. */
export const countOf = (tree: Branches): number =>
  tree.reduce((sum, { ply, next }) => sum + Number(ply.colour !== CHANCE) + countOf(next), 0);

export const isMainLine = (tree: Branches, moves: readonly string[]): boolean => {
  const main = lineFrom(tree, []);
  return moves.every((move, i) => main[i] === move);
};

/** Every line to its end, each from the beginning, the main line first. */
export function allLines(tree: Branches, before: readonly string[] = []): string[][] {
  if (!tree.length) return before.length ? [[...before]] : [];
  return tree.flatMap(({ ply, next }) => allLines(next, [...before, ply.move]));
}

/** The moves as a list to be read: a line runs on until it parts, its other ways follow, then it goes on. */
export function runsOf(tree: Branches, depth = 0, before: readonly string[] = []): Run[] {
  const runs: Run[] = [];
  let plies: Ply[] = [];
  let start = before;
  let at = before;
  const close = (): void => {
    if (plies.length) runs.push({ depth, before: start, plies });
    [plies, start] = [[], at];
  };
  for (let [first, ...others] = tree; first; [first, ...others] = first.next) {
    const parting = at;
    plies.push(first.ply);
    at = [...at, first.ply.move];
    if (!others.length) continue;
    close();
    for (const other of others) runs.push(...runsOf([other], depth + 1, parting));
  }
  close();
  return runs;
}
