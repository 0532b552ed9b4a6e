/**
 * Effects of hovering only where something can hover: a finger that has left a button would leave them behind. Every rule
 * with `:hover` is moved into `@media (hover: hover)`, so that no style sheet has to think of it.
 */
import type { Plugin, Rule } from "postcss";

const WHERE = "(hover: hover)";
const hovers = (selector: string): boolean => selector.includes(":hover");
const isDone = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "params" in parent && parent.params === WHERE;

export const hoverWithPointers = (): Plugin => ({
  postcssPlugin: "cornerwise-hover",
  Rule(rule, { AtRule }) {
    const selectors = rule.selectors.filter(hovers);
    if (!selectors.length || isDone(rule)) return;
    const rest = rule.selectors.filter((selector) => !hovers(selector));
    const media = new AtRule({ name: "media", params: WHERE });
    media.append(rule.clone({ selectors }));
    rule.after(media);
    if (rest.length) rule.selectors = rest;
    else rule.remove();
  },
});
