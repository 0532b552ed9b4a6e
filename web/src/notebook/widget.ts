/**
 * The widget as anywidget loads it. The board is a page of its own in a frame: its styles do not meet those of the
 * notebook, and its layout goes by the room that the cell has.
 */
import page from "virtual:notebook-page";
import type { Opening, Setting, Shown } from "./messages";

interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  on(name: string, heard: () => void): void;
  off(name: string, heard: () => void): void;
  send(message: unknown): void;
}
interface Traits {
  setting: Setting;
  shown: Shown;
}

/** As in `browser/screen.ts`: below this width everything stands in one column. */
const NARROW = 700;
const HEIGHT = 600;
/** Below a board as wide as the cell: what to do, the pieces and the buttons. */
const BELOW = 380;

/** Notebooks have themes of their own, which the system does not know of. */
function themeOf({ dataset, classList }: HTMLElement): Opening["theme"] {
  const isLight = dataset["jpThemeLight"];
  if (isLight === "false" || classList.contains("vscode-dark")) return "dark";
  return isLight === "true" || classList.contains("vscode-light") ? "light" : "system";
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const frame = document.createElement("iframe");
  frame.title = "Cornerwise";
  frame.srcdoc = page;
  frame.style.cssText = `display: block; inline-size: 100%; block-size: ${HEIGHT}px; border: 0; color-scheme: normal`;

  let port: MessagePort | null = null;
  const tell = (): void => port?.postMessage(model.get("shown"));
  // A frame that is moved to another place of the notebook loads once more.
  frame.addEventListener("load", () => {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => model.send(data);
    const opening: Opening = { ...model.get("setting"), shown: model.get("shown"), theme: themeOf(document.body) };
    frame.contentWindow?.postMessage(opening, "*", [channel.port2]);
  });
  model.on("change:shown", tell);

  const sized = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0;
    if (width) frame.style.blockSize = `${width < NARROW ? width + BELOW : HEIGHT}px`;
  });
  sized.observe(el);
  el.append(frame);
  return () => {
    sized.disconnect();
    model.off("change:shown", tell);
    port?.close();
    frame.remove();
  };
}

export default { render };
