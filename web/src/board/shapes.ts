/** Paths and measures of pieces: body, grooves between cells, highlights, pattern marks. */
import { pattern, tile } from "../../../src/cornerwise/drawing/tokens.json";
import type { GameModel } from "./game";
import { bodyPath, groovePath, roundedPath, type Cut, type Polygon } from "./outline";

export const WIDTHS = {
  contour: tile.contour.width,
  pillow: tile.square.pillow.stroke,
  last: tile["last-move"].width,
  ghost: tile.ghost.legal.outline,
  hatched: tile.ghost.illegal.outline,
  guilty: tile.ghost.illegal["guilty-side"],
} as const;
export const BEAD = tile.bead;
export const CORNER = tile["open-corner"];
export const SHADOWS = tile.shadow;

/** The mark of every colour: a line about the middle of a cell, and how wide it is. */
export const MARKS: Readonly<Record<string, { path: string; width: number }>> = pattern.mark;
export const MARK_OPACITY = pattern.opacity;
/** All that the shape of a tile depends on. */
export type Latticed = Pick<GameModel, "lattice">;

/** Triangles have less room. */
export const markScale = (game: Latticed): number => (game.lattice.alternates ? pattern["triangle-scale"] : 1);

const shapeOf = (game: Latticed) => (game.lattice.alternates ? tile.triangle : tile.square);

export function cutOf(game: Latticed): Cut {
  const shape = shapeOf(game);
  return { gap: shape.gap, outer: shape.radius, inner: shape["inner-radius"] };
}

export const bodyOf = (game: Latticed, polygons: readonly Polygon[]): string => bodyPath(polygons, cutOf(game));
export const groovesOf = (polygons: readonly Polygon[]): string => groovePath(polygons, tile.groove["end-gap"]);

/** The line inside the piece that was laid last. */
export const insideOf = (game: Latticed, polygons: readonly Polygon[]): string =>
  bodyPath(polygons, { ...cutOf(game), gap: tile["last-move"].inset });

/** The pillow of light on a cell. */
export function pillowOf(game: Latticed, polygon: Polygon): string {
  const { inset, radius } = shapeOf(game).pillow;
  return roundedPath(polygon, { gap: inset, outer: radius, inner: radius });
}

/** The frame is as wide on every board: so much of its side. Without one a hair of room is left for the rim. */
const FRAME = 0.03;
const HAIR = 0.02;
export const marginOf = ({ box }: GameModel, framed: boolean): number =>
  framed ? FRAME * Math.max(box.width, box.height) : HAIR;

/** The part of the plane that a board shows; whatever is drawn over it shows the same. */
export function viewBoxOf(game: GameModel, framed: boolean): string {
  const [{ x, y, width, height }, margin] = [game.box, marginOf(game, framed)];
  return `${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`;
}

/** The frame round a board, so much wider than it. */
export const rimOf = (game: GameModel, width: number): string =>
  bodyPath(
    game.cells.map(({ polygon }) => polygon),
    { gap: -width, outer: width / 1.5, inner: width / 1.5 },
  );
