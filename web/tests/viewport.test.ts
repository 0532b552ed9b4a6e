/** Which part of a board is shown. */
import { describe, expect, it } from "vitest";
import { Viewport } from "../src/board/viewport.svelte";

const shown = () => {
  const viewport = new Viewport(() => ({ x: 0, y: 0, width: 10, height: 10 }), { least: 0.5, most: 4 });
  [viewport.width, viewport.height] = [400, 200];
  return viewport;
};

describe("a viewport", () => {
  it("shows all there is, in the middle", () => {
    const viewport = shown();
    expect(viewport.scale).toBe(20);
    expect(viewport.box).toEqual({ x: -5, y: 0, width: 20, height: 10 });
    expect(viewport.spotAt(200, 100)).toEqual({ x: 5, y: 5 });
  });

  it("keeps what is under the fingers when it zooms", () => {
    const viewport = shown();
    const before = viewport.spotAt(300, 50);
    viewport.zoomBy(2, 300, 50);
    expect(viewport.scale).toBe(40);
    expect(viewport.spotAt(300, 50)).toEqual({ x: expect.closeTo(before.x), y: expect.closeTo(before.y) });
  });

  it("has limits, and leads back", () => {
    const viewport = shown();
    viewport.zoomBy(100);
    expect(viewport.scale).toBe(80);
    viewport.panBy(-1e6, 0);
    expect(viewport.box.x + viewport.box.width / 2).toBe(10);
    expect(viewport.isWhole).toBe(false);
    viewport.fit();
    expect(viewport.isWhole).toBe(true);
  });
});
