/**
 * Pieces of cubes as paths: faces with the light from the top left, dark contours between different pieces and round
 * whatever stands before something else, fine grooves between the cubes of one piece, light on its ridges.
 */
import type { LaidPiece } from "../laid";
import type { Address } from "../lattice";
import { bodyPath, edgePath, roundedPath, type Cut, type Polygon } from "../outline";
import type { Ground, Square } from "./columns";
import { turned } from "./space";
import {
  bordersOf,
  faceKey,
  outlineOf,
  polygonOf,
  seenAmong,
  SIDES,
  surfaceOf,
  type Border,
  type Face,
  type Side,
  type Surface,
  type Triangle,
} from "./surface";

export interface Body {
  colour: string;
  cubes: readonly Address[];
}

/** What is drawn of one colour; every entry is the path of an SVG. */
export interface Glass {
  colour: string;
  faces: readonly { side: Side; path: string }[];
  grooves: string;
  ridges: string;
  pillows: readonly string[];
  contours: string;
}

const PLAIN: Cut = { gap: 0, outer: 0, inner: 0 };
const PILLOW: Cut = { gap: 0.125, outer: 0.12, inner: 0.12 };
const INSIDE: Cut = { gap: 0.1, outer: 0.06, inner: 0.1 };
const OUTSIDE: Cut = { gap: -0.045, outer: 0.08, inner: 0.02 };

export class Picture {
  readonly surface: Surface;
  private readonly owners = new Map<string, number>();

  constructor(
    private readonly bodies: readonly Body[],
    floor: readonly Address[] = [],
  ) {
    bodies.forEach(({ cubes }, number) => cubes.forEach((cube) => this.owners.set(cube.join(), number)));
    this.surface = surfaceOf(
      bodies.flatMap(({ cubes }) => cubes),
      floor,
    );
  }

  /** The floor's squares that are seen in full. */
  get free(): Address[] {
    return this.fullFaces.filter(({ side }) => side === "floor").map(({ cube }) => cube);
  }

  get glass(): Glass[] {
    const lines = this.lines();
    const colours = [...new Set(this.bodies.map(({ colour }) => colour))];
    return colours.map((colour) => {
      const own = [...this.surface.values()].filter(({ face }) => this.colourOf(face) === colour);
      const line = (kind: Kind) => edgePath(lines.filter((each) => each.kind === kind && each.colour === colour));
      const full = this.fullFaces.filter((face) => this.colourOf(face) === colour);
      return {
        colour,
        faces: facesOf(own),
        grooves: line("groove"),
        ridges: line("ridge"),
        contours: line("contour"),
        pillows: full.map((face) => roundedPath(outlineOf(face), PILLOW)),
      };
    });
  }

  /** A line inside what is seen of a body: history. */
  inside(number: number): string {
    const own = [...this.surface.values()].filter(({ face }) => this.ownerOf(face) === number);
    return bodyPath(own.map(polygonOf), INSIDE);
  }

  /** How some more cubes, held among these, are seen. */
  held(cubes: readonly Address[]): { faces: Glass["faces"]; around: string; badge: Polygon[number] | null } {
    const whole = [...surfaceOf(cubes).values()].map(polygonOf);
    const corners = whole.flat().toSorted((a, b) => a.y - b.y || b.x - a.x);
    return {
      faces: facesOf(seenAmong(this.surface, cubes)),
      around: bodyPath(whole, OUTSIDE),
      badge: corners[0] ?? null,
    };
  }

  private get fullFaces(): Face[] {
    const halves = new Map<string, Face[]>();
    for (const { face } of this.surface.values())
      halves.set(faceKey(face), [...(halves.get(faceKey(face)) ?? []), face]);
    return [...halves.values()].filter((found) => found.length === 2).map(([face]) => face as Face);
  }

  private ownerOf({ cube, side }: Face): number | undefined {
    return side === "floor" ? undefined : this.owners.get(cube.join());
  }

  private colourOf(face: Face): string | undefined {
    return this.bodies[this.ownerOf(face) ?? -1]?.colour;
  }

  private lines(): { kind: Kind; colour: string | undefined; from: Border["from"]; to: Border["to"] }[] {
    return bordersOf(this.surface)
      .filter(({ face, other }) => face.side !== "floor" || (other && other.side !== "floor"))
      .map((border) => ({
        kind: this.kindOf(border),
        colour: this.colourOf(border.nearer),
        from: border.from,
        to: border.to,
      }));
  }

  private kindOf({ face, other, joined }: Border): Kind {
    if (!other || !joined || this.ownerOf(face) !== this.ownerOf(other)) return "contour";
    return face.cube.join() === other.cube.join() ? "ridge" : "groove";
  }
}

type Kind = "contour" | "groove" | "ridge";

function facesOf(triangles: readonly Triangle[]): Glass["faces"] {
  return SIDES.flatMap((side) => {
    const own = triangles.filter(({ face }) => face.side === side);
    return own.length ? [{ side, path: bodyPath(own.map(polygonOf), PLAIN) }] : [];
  });
}

/** The pieces that were laid, on a table turned by whole quarters. */
export function pictureOf(ground: Ground, laid: readonly LaidPiece[], quarters: number): Picture {
  const turn = (address: Address) => turned(address, quarters, ground.size);
  return new Picture(
    laid.map(({ colour, cells }) => ({ colour, cubes: cells.map(({ address }) => turn(address)) })),
    ground.squares.map(({ x, y }: Square) => turn([x, y])),
  );
}
