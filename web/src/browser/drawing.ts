/** Drawings of the page as files of their own: what style sheets say is written into the SVG, and what it refers to is in it. */

/** What a style sheet may say of a shape or a text; children inherit all of it but the last. */
const INHERITED = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-dasharray", "font-family", "font-size", "font-weight", "text-anchor"],
  "dominant-baseline",
];
const OWN: Readonly<Record<string, string>> = { opacity: "1", "stop-color": "", "stop-opacity": "" };
/** What means something to the page only. */
const PAGE_ONLY = /^(class|style|aria-.*|role|tabindex|data-.*|id)$/;
const SVG = "http://www.w3.org/2000/svg";
const REFERENCE = /url\("?#([^")]+)"?\)/g;

/** Mixed colours in the notation that every program reads. */
const plain = (value: string): string =>
  value
    .replaceAll(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)/g, (_, ...parts: string[]) => {
      const numbers = parts.slice(0, 3).map((part) => Math.round(255 * Number(part)));
      return `rgb(${numbers.join(", ")})`;
    })
    .replaceAll(REFERENCE, "url(#$1)");

function copied(from: Element, into: Element, above: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== above?.getPropertyValue(name)) into.setAttribute(name, plain(value));
    else into.removeAttribute(name);
  }
  const isStop = from.localName === "stop";
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (name.startsWith("stop-") === isStop && value !== usual) into.setAttribute(name, plain(value));
  }
  for (const { name } of [...into.attributes]) if (PAGE_ONLY.test(name)) into.removeAttribute(name);
  [...from.children].forEach((child, i) => copied(child, into.children[i] as Element, style));
}

/** The gradients that a text refers to, with the colours they have on this page. */
function referred(text: string): Element[] {
  const ids = new Set([...text.matchAll(REFERENCE)].map(([, id = ""]) => id));
  return [...ids].flatMap((id) => {
    const found = document.getElementById(id);
    if (!found) return [];
    const copy = found.cloneNode(true) as Element;
    copied(found, copy, getComputedStyle(found));
    copy.id = id;
    return [copy];
  });
}

/** A drawing of the page as the text of a file, so many pixels along its longer side, under a title if it has one. */
export function standalone(drawing: SVGSVGElement, size: number, title = ""): string {
  const { width, height } = drawing.viewBox.baseVal;
  const scale = size / Math.max(width, height);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copied(drawing, copy, null);
  for (const gradient of copy.querySelectorAll("linearGradient")) gradient.remove(); // they are referred to by name
  const defs = document.createElementNS(SVG, "defs");
  defs.append(...referred(new XMLSerializer().serializeToString(copy)));
  copy.prepend(defs);
  if (title) {
    const words = document.createElementNS(SVG, "title");
    words.textContent = title;
    copy.prepend(words);
  }
  copy.setAttribute("width", String(Math.round(width * scale)));
  copy.setAttribute("height", String(Math.round(height * scale)));
  return new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/gs, "");
}
