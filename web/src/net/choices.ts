import type { Choices } from "../protocol/types";

/** A choice of an option as people type it, which is how the server reads it in an address. */
export const typed = (value: Choices[string]): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : String(value);
