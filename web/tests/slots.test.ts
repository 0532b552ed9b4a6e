import { describe, expect, it } from "vitest";
import { slotsIn } from "../src/game/slots";

const PIECE = { width: 4.2, height: 5.2 };

describe("slots of a tray", () => {
  it("has all pieces in view where each is large enough for a finger", () => {
    const slots = slotsIn({ width: 378, height: 200 }, 21, PIECE, 14);
    expect(Math.ceil(21 / slots.rows) * slots.width).toBeLessThanOrEqual(378);
    expect(slots.rows * slots.height).toBeLessThanOrEqual(200);
    expect(Math.min(slots.width, slots.height)).toBeGreaterThanOrEqual(44);
    expect(slots.scale).toBeGreaterThan(9);
  });

  it("is a strip as short as can be where there is no room for all", () => {
    const slots = slotsIn({ width: 348, height: 92 }, 21, PIECE, 14);
    expect(slots.rows).toBe(2);
    expect(slots.width).toBeGreaterThanOrEqual(44);
    expect(PIECE.height * slots.scale).toBeLessThanOrEqual(slots.height);
  });

  it("draws few pieces no larger than usual", () => {
    expect(slotsIn({ width: 378, height: 84 }, 3, PIECE, 14).scale).toBeLessThanOrEqual(14);
    expect(slotsIn({ width: 1000, height: 500 }, 3, PIECE, 14).scale).toBe(14);
  });
});
