/// <reference types="vite/client" />

declare module "virtual:locales" {
  export const english: string;
  export const others: Record<string, () => Promise<{ default: string }>>;
}
declare module "virtual:tokens.css";
