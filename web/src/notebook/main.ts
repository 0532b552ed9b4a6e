/** The page inside the frame of a widget: it waits for the game, and then shows it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { mount } from "svelte";
import "virtual:tokens.css";
import { applySettings } from "../browser/settings.svelte";
import { gameOf } from "../game/kinds";
import { useBundles } from "../i18n/index.svelte";
import "../look/base.css";
import "../look/controls.css";
import type { Opening } from "./messages";
import NotebookPage from "./NotebookPage.svelte";
import { PythonTable } from "./pythonTable.svelte";

async function begin({ board, language, words, shown, theme }: Opening, port: MessagePort): Promise<void> {
  applySettings();
  if (theme !== "system") document.documentElement.dataset["theme"] = theme;
  const bundles = words.map((text) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(text));
    return bundle;
  });
  useBundles(language, bundles);
  const game = await gameOf(board);
  mount(NotebookPage, { target: document.body, props: { game, table: new PythonTable(port, shown) } });
}

// Extensions of browsers send messages to every frame, too.
addEventListener("message", function open({ source, data, ports: [port] }: MessageEvent<Opening>) {
  if (source !== parent || !port) return;
  removeEventListener("message", open);
  void begin(data, port);
});
