/** Which way a language is written. */
const RIGHT_TO_LEFT = new Set(["ar"]);

export const directionOf = (tag: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.has(tag.split("-")[0] ?? "") ? "rtl" : "ltr");
