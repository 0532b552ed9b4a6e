/** Pieces of cubes as SVG paths: shaded faces, contours between pieces, grooves between the cubes of one piece. */
import { boxOf, type Box } from "../game";
import type { LaidPiece } from "../laid";
import { middle, type Address, type Spot } from "../lattice";
import { bodyPath, edgePath, roundedPath, type Cut } from "../outline";
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

/** A piece in the hand: what is seen of it, and the line round all of it. */
export interface Held {
  faces: Glass["faces"];
  around: string;
  /** The edges of its cubes, as far as they are seen. */
  edges: string;
  /** Its highest corner on the picture. */
  tip: Spot | null;
}

const PLAIN: Cut = { gap: 0, outer: 0, inner: 0 };
const PILLOW: Cut = { gap: 0.125, outer: 0.12, inner: 0.12 };
/** Of a face as it looks. */
const INRADIUS = Math.sqrt(3) / 4;
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
    return this.faces
      .filter(({ face, triangles }) => face.side === "floor" && triangles.length === 2)
      .map(({ face }) => face.cube);
  }

  get glass(): Glass[] {
    const lines = this.lines();
    const colours = [...new Set(this.bodies.map(({ colour }) => colour))];
    return colours.map((colour) => {
      const own = [...this.surface.values()].filter(({ face }) => this.colourOf(face) === colour);
      const line = (kind: Kind) => edgePath(lines.filter((each) => each.kind === kind && each.colour === colour));
      return {
        colour,
        faces: facesOf(own),
        grooves: line("groove"),
        ridges: line("ridge"),
        contours: line("contour"),
        pillows: this.faces.filter(({ face }) => this.colourOf(face) === colour).map(pillowOf),
      };
    });
  }

  /** The part of the plane that its cubes cover when the picture is moved by so much. */
  boxAt({ x, y }: Spot): Box {
    const box = boxOf([...surfaceOf(this.bodies.flatMap(({ cubes }) => cubes)).values()].map(polygonOf));
    return { ...box, x: box.x + x, y: box.y + y };
  }

  /** A line inside what is seen of a body: history. */
  inside(number: number): string {
    const own = [...this.surface.values()].filter(({ face }) => this.ownerOf(face) === number);
    return bodyPath(own.map(polygonOf), INSIDE);
  }

  /** How some more cubes, held among these, are seen. */
  held(cubes: readonly Address[]): Held {
    const seen = seenAmong(this.surface, cubes);
    const polygons = [...surfaceOf(cubes).values()].map(polygonOf);
    const [tip] = polygons.flat().toSorted((a, b) => a.y - b.y || b.x - a.x);
    return {
      faces: facesOf([...seen.values()]),
      around: bodyPath(polygons, OUTSIDE),
      edges: edgePath(bordersOf(seen).filter(({ other }) => other)),
      tip: tip ?? null,
    };
  }

  /** Every face that is seen, with those of its two triangles that are. */
  private get faces(): SeenFace[] {
    const found = new Map<string, SeenFace>();
    for (const triangle of this.surface.values()) {
      const known = found.get(faceKey(triangle.face));
      if (known) known.triangles.push(triangle);
      else found.set(faceKey(triangle.face), { face: triangle.face, triangles: [triangle] });
    }
    return [...found.values()];
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

interface SeenFace {
  face: Face;
  triangles: Triangle[];
}

/** The pillow of light on a face; of one that is half hidden, the half that is seen. */
function pillowOf({ face, triangles }: SeenFace): string {
  const outline = outlineOf(face);
  const [half] = triangles;
  if (triangles.length === 2 || !half) return roundedPath(outline, PILLOW);
  const centre = middle(outline);
  const inset = 1 - PILLOW.gap / INRADIUS;
  const corners = polygonOf(half).map(
    ({ x, y }) => `${centre.x + (x - centre.x) * inset} ${centre.y + (y - centre.y) * inset}`,
  );
  return `M${corners.join("L")}`; // open along the diagonal, where it is cut
}

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
