/** Tells style sheets what the page looks like: light or dark, which board, which tiles. */
export const THEMES = ["system", "light", "dark"] as const;
/** Boards and tiles by their look, the usual one first; `tokens.json` says what each looks like. */
export const BOARD_LOOKS = ["paper", "wood", "felt", "slate", "contrast"] as const;
export const TILE_LOOKS = ["glass", "flat", "wood", "contrast"] as const;

export type Theme = (typeof THEMES)[number];
export type BoardLook = (typeof BOARD_LOOKS)[number];
export type TileLook = (typeof TILE_LOOKS)[number];

export interface Look {
  theme: Theme;
  boardLook: BoardLook;
  tileLook: TileLook;
}

export function showLook({ theme, boardLook, tileLook }: Look): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  Object.assign(dataset, { boardLook, tileLook });
}
