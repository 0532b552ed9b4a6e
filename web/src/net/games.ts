/** The games of the server and their boards, each asked for once while the page is open. */
import type { BoardData, Choices, GameInfo, TileData } from "../protocol/types";
import { get } from "./api";
import { copyCommon } from "./offlineCopies";

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined;
  if (found) return found;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.then(
    (data) => copyCommon(path, data),
    () => kept.delete(path),
  );
  return asked;
}

export const allGames = (): Promise<GameInfo[]> => once("/api/games");

export function boardOf(variant: string, options: Choices = {}): Promise<BoardData | TileData> {
  const query = new URLSearchParams(
    Object.entries(options)
      .sort(([a], [b]) => a.localeCompare(b))
      // The server reads choices as people type them.
      .map(([name, value]) => [name, typeof value === "boolean" ? (value ? "on" : "off") : String(value)]),
  );
  return once(`/api/games/${encodeURIComponent(variant)}/board?${query}`);
}
