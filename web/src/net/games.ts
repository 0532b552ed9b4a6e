/** The games of the server and their boards, each asked for once while the page is open. */
import { answerAt } from "../browser/place";
import { Refusal } from "../protocol/refusal";
import type { BoardData, BoardTable, Choices, GameInfo, TileData } from "../protocol/types";
import { get } from "./api";
import { typed } from "./choices";
import { copyCommon } from "./offlineCopies";

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined;
  if (found) return found;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.then(
    (data) => copyCommon(answerAt(path), data),
    () => kept.delete(path),
  );
  return asked;
}

export const allGames = (): Promise<GameInfo[]> => once("/api/games");

/** The board of a game with its choices made; refused where they do not go together. */
export async function boardOf(variant: string, options: Choices = {}): Promise<BoardData | TileData> {
  const boards = await once<BoardTable>(`/api/games/${encodeURIComponent(variant)}/boards`);
  const board = boardIn(boards, options);
  if (board) return board;
  const usual = Object.fromEntries(Object.entries(options).filter(([name]) => !boards.asked.includes(name)));
  const { table } = await import("./tables"); // not before it is needed: the start page needs none
  const other = await table.ask("board", { variant, options });
  return { ...boardIn(boards, usual), options: offeredIn(boards, options), ...other } as BoardData | TileData;
}

const offeredIn = ({ same }: BoardTable, options: Choices): GameInfo["options"] =>
  (same["options"] as GameInfo["options"]).map((option) => {
    const value = options[option.name];
    return value === undefined ? option : { ...option, default: value };
  });

/** The board for these choices out of the table of all; null if the table does not hold it. */
export function boardIn(boards: BoardTable, options: Choices): BoardData | TileData | null {
  const { same, parts, clashes, asked } = boards;
  const offered = offeredIn(boards, options);
  const values = new Map(offered.map(({ name, default: value }) => [name, value]));
  if (offered.some(({ name, choices, default: value }) => asked.includes(name) && !choices.includes(value)))
    return null;
  const clash = clashes.find((pair) => Object.entries(pair).every(([name, value]) => values.get(name) === value));
  if (clash) throw new Refusal("match/bad-plan", `these choices do not go together: ${JSON.stringify(clash)}`);
  const found: Record<string, unknown> = { ...same, options: offered, chosen: chosenOf(offered) };
  for (const { options: by, cases } of parts) {
    const wanted = by.map((name) => typed(values.get(name) ?? "")).join();
    Object.assign(found, cases.find(([of]) => of.map(typed).join() === wanted)?.[1]);
  }
  return found as unknown as BoardData | TileData;
}

/** Every choice but the quiet ones that are as usual, which are empty. */
const chosenOf = (offered: GameInfo["options"]): Choices =>
  Object.fromEntries(
    offered.filter((option) => !option.quiet || option.default !== option.choices[0]).map((o) => [o.name, o.default]),
  );
