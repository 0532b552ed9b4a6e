/** The routes: every path with its page component. Pages load on first use, except the start page. */
import Start from "../lobby/Start.svelte";
import { isStatic } from "../browser/place";
import type { Route } from "../browser/router.svelte";

export interface Section {
  name: string;
  path: string;
  icon: string;
  /** Whether it has a place in the bar at the bottom of a phone. */
  tab: boolean;
}

const ALL: readonly Section[] = [
  { name: "play", path: "/", icon: "play", tab: true },
  { name: "learn", path: "/learn", icon: "book", tab: true },
  { name: "puzzles", path: "/puzzles", icon: "puzzle", tab: true },
  { name: "analysis", path: "/analysis", icon: "branch", tab: true },
  { name: "watch", path: "/watch", icon: "eye", tab: true },
  { name: "tournaments", path: "/tournaments", icon: "trophy", tab: false },
  { name: "players", path: "/players", icon: "trophy", tab: false },
];

export const ROUTES: readonly Route[] = [
  { path: "/", page: async () => ({ default: Start }), section: "play" },
  { path: "/match/:id", page: () => import("../play/MatchPage.svelte"), section: "play", full: true },
  { path: "/new/:game", page: () => import("../lobby/New.svelte"), section: "play" },
  { path: "/games", page: () => import("../lobby/Games.svelte"), section: "play" },
  { path: "/learn", page: () => import("../learn/Learn.svelte"), section: "learn" },
  { path: "/learn/:game", page: () => import("../learn/LessonPage.svelte"), section: "learn", full: true },
  { path: "/puzzles", page: () => import("../puzzles/Puzzles.svelte"), section: "puzzles" },
  { path: "/puzzles/:run", page: () => import("../puzzles/RunPage.svelte"), section: "puzzles", full: true },
  { path: "/solo", page: () => import("../solo/SoloGames.svelte"), section: "puzzles" },
  { path: "/puzzle/:game", page: () => import("../solo/PuzzlePage.svelte"), section: "puzzles", full: true },
  { path: "/designs", page: () => import("../design/Designs.svelte"), section: "puzzles" },
  { path: "/design", page: () => import("../design/DesignPage.svelte"), section: "puzzles", full: true },
  { path: "/design/:id", page: () => import("../design/DesignPage.svelte"), section: "puzzles", full: true },
  { path: "/watch", page: () => import("../watch/Watch.svelte"), section: "watch", needsServer: true },
  { path: "/tv", page: () => import("../watch/Tv.svelte"), section: "watch", needsServer: true, bare: true },
  {
    path: "/tournaments",
    page: () => import("../tournaments/Tournaments.svelte"),
    section: "tournaments",
    needsServer: true,
  },
  {
    path: "/tournaments/new",
    page: () => import("../tournaments/NewTournament.svelte"),
    section: "tournaments",
    needsServer: true,
  },
  {
    path: "/tournaments/:id",
    page: () => import("../tournaments/TournamentPage.svelte"),
    section: "tournaments",
    needsServer: true,
  },
  { path: "/clubs", page: () => import("../clubs/Clubs.svelte"), section: "tournaments", needsServer: true },
  { path: "/clubs/new", page: () => import("../clubs/NewClub.svelte"), section: "tournaments", needsServer: true },
  { path: "/clubs/:id", page: () => import("../clubs/ClubPage.svelte"), section: "tournaments", needsServer: true },
  { path: "/players", page: () => import("../people/Players.svelte"), section: "players", needsServer: true },
  { path: "/@:name", page: () => import("../people/ProfilePage.svelte"), section: "players", needsServer: true },
  { path: "/result/:id", page: () => import("../review/ResultPage.svelte"), section: "play", full: true },
  { path: "/sheet", page: () => import("../review/SheetPage.svelte"), section: "play" },
  { path: "/sheet/:id", page: () => import("../review/SheetPage.svelte"), section: "play" },
  { path: "/review", page: () => import("../review/ReviewPage.svelte"), section: "play" },
  { path: "/review/:id", page: () => import("../review/ReviewPage.svelte"), section: "play", full: true },
  { path: "/replay", page: () => import("../review/ReplayPage.svelte"), section: "play" },
  { path: "/replay/:id", page: () => import("../review/ReplayPage.svelte"), section: "play", full: true },
  { path: "/open", page: () => import("../review/OpenPage.svelte"), section: "play" },
  { path: "/analysis", page: () => import("../review/AnalysisPage.svelte"), section: "analysis", full: true },
  // Links made when it was called so.
  { path: "/editor", page: () => import("../review/AnalysisPage.svelte"), section: "analysis", full: true },
  {
    path: "/explorer/:game",
    page: () => import("../explorer/ExplorerPage.svelte"),
    section: "analysis",
    full: true,
    needsServer: true,
  },
  { path: "/carry", page: () => import("../lobby/TakeSeat.svelte"), needsServer: true },
  { path: "/friends", page: () => import("../contacts/Friends.svelte"), needsServer: true },
  { path: "/account", page: () => import("../account/AccountPage.svelte"), needsServer: true },
  { path: "/settings", page: () => import("../lobby/Settings.svelte") },
  { path: "/about", page: () => import("../lobby/About.svelte") },
];

const needsServer = ({ path }: Section): boolean => ROUTES.some((route) => route.path === path && route.needsServer);

/** What there is here. */
export const SECTIONS = ALL.filter((section) => !isStatic || !needsServer(section));
