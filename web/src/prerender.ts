/** The start page as text, for browsers to show before the client is there. */
import { render } from "svelte/server";
import App from "./app/App.svelte";
import { direction, languages, loadLanguage } from "./i18n/index.svelte";
import { currentPath, matchRoute } from "./browser/router.svelte";
import { ROUTES } from "./app/routes";

export interface StartPage {
  language: string;
  direction: "ltr" | "rtl";
  head: string;
  body: string;
}

/** In every language. */
export async function prerender(): Promise<StartPage[]> {
  const page = await matchRoute(ROUTES, currentPath())?.route.page();
  const pages = [];
  for (const language of languages) {
    await loadLanguage(language);
    const { head, body } = await render(App, { props: { first: page?.default ?? null } });
    pages.push({ language, direction: direction(language), head, body });
  }
  return pages;
}
