import "@fontsource-variable/manrope";
import "@fontsource-variable/vazirmatn";
import { mount } from "svelte";
import "virtual:tokens.css";
import App from "./App.svelte";
import { preferredLanguage, useLanguage } from "./i18n/index.svelte";
import "./look/base.css";
import { findMe } from "./net/session.svelte";
import { registration } from "./offline/worker";
import { matchRoute, startRouter } from "./shell/router.svelte";
import { ROUTES } from "./shell/routes";
import { show } from "./shell/settings.svelte";

// The page itself travels while everything else gets ready.
void matchRoute(ROUTES, location.pathname)?.route.page();
show();
startRouter((path) => matchRoute(ROUTES, path) !== null);
void findMe();
await useLanguage(preferredLanguage(), false);
void registration();
mount(App, { target: document.getElementById("app") as HTMLElement });
