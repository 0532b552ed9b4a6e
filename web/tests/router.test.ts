import { beforeEach, expect, test, vi } from "vitest";
import { currentPath, go, replaceHash } from "../src/browser/router.svelte";

beforeEach(() => vi.stubGlobal("scrollTo", () => {}));

test("a page that writes its address late leaves that of the next page alone", () => {
  go("/analysis");
  const page = currentPath();
  replaceHash("one", "", page);
  expect(location.hash).toBe("#one");
  go("/carry");
  replaceHash("two", "", page);
  expect([location.pathname, location.hash]).toEqual(["/carry", ""]);
});

test("without a path the page is the one that is shown", () => {
  go("/review");
  replaceHash("one", "setup=1");
  expect([location.pathname, location.search, location.hash]).toEqual(["/review", "?setup=1", "#one"]);
});
