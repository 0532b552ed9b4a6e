/// <reference types="vite/client" />

declare module "virtual:locales" {
  /** Names and patterns, as Fluent reads them. */
  export type Messages = readonly (readonly [string, import("@fluent/bundle").Message["value"]])[];
  export const english: Messages;
  export const others: Record<string, () => Promise<{ default: Messages }>>;
}
declare module "virtual:tokens.css";
