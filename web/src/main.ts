import "@fontsource-variable/manrope";
import "@fontsource-variable/vazirmatn";
import { hydrate, mount } from "svelte";
import "virtual:tokens.css";
import App from "./app/App.svelte";
import { currentLanguage, preferredLanguage, useLanguage } from "./i18n/index.svelte";
import "./look/base.css";
import "./look/controls.css";
import { meetGames } from "./catalogue/groups.svelte";
import { findSession } from "./net/session.svelte";
import { keepWhenIdle } from "./offline/keeping.svelte";
import { currentPath, matchRoute, startRouter } from "./browser/router.svelte";
import { ROUTES } from "./app/routes";
import { applySettings } from "./browser/settings.svelte";

const target = document.getElementById("app") as HTMLElement;

/** Not awaited by this module: pages import from it, and would wait for each other. */
async function begin(): Promise<void> {
  // The page itself travels while everything else gets ready.
  const page = matchRoute(ROUTES, currentPath())?.route.page();
  const language = preferredLanguage();
  const root = document.documentElement;
  /** The language in which the page is in the document already, if it may be shown. */
  const written = target.hasChildNodes() && !("early" in root.dataset) ? root.lang : null;

  applySettings();
  startRouter((path) => matchRoute(ROUTES, path) !== null);
  void findSession();
  await useLanguage(language, false).catch(() => useLanguage("en", false)); // English is in this very file
  const first = written === currentLanguage() ? await page?.catch(() => null) : null;
  if (first) {
    hydrate(App, { target, props: { first: first.default } });
    window.pressed?.click();
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
  delete root.dataset["early"];
  void meetGames();
  void keepWhenIdle();
}

void begin();
