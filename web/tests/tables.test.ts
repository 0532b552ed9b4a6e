/** Tables of people, games and ratings. */
import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import RowTable, { type Column } from "../src/ui/RowTable.svelte";

it("shows columns that a language calls the same, such as a game and the number of games", () => {
  const columns: readonly Column<{ game: string; games: number }>[] = [
    { title: "Oyun", text: ({ game }) => game, names: true },
    { title: "Oyun", text: ({ games }) => games },
  ];
  const table = mount(RowTable, {
    target: document.body,
    props: { caption: "", columns, rows: [{ game: "Duo", games: 5 }] } as never,
  });
  expect([...document.querySelectorAll("thead th")].map(({ textContent }) => textContent)).toEqual(["Oyun", "Oyun"]);
  expect(document.querySelector("tbody td")?.textContent).toBe("5");
  void unmount(table);
});
