/// <reference types="vite/client" />

declare module "virtual:locales" {
  /** Names and patterns, as Fluent reads them. */
  export type Messages = readonly (readonly [string, import("@fluent/bundle").Message["value"]])[];
  export const english: Messages;
  export const others: Record<string, () => Promise<{ default: Messages }>>;
}
declare module "virtual:tokens.css";
declare module "virtual:kernel" {
  /** The addresses of the kernel's files by name; null where it was not built. */
  export const files: Record<string, string> | null;
}
declare module "virtual:notebook-page" {
  /** A whole HTML document. */
  const page: string;
  export default page;
}
