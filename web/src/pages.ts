/** Which page an address shows. Every page is fetched when it is opened. */
import type { Component } from 'svelte';
import { offers, type Part } from './lib/connection';
import { match } from './lib/match';

type Fetch = () => Promise<{ default: Component<Record<string, string>> }>;

const PAGES = {
  '/': () => import('./pages/Landing.svelte'),
  '/new': () => import('./pages/MakeTable.svelte'),
  '/here': () => import('./pages/Here.svelte'),
  '/games': () => import('./pages/Games.svelte'),
  '/lobby': () => import('./pages/Lobby.svelte'),
  '/tournaments': () => import('./pages/Tournaments.svelte'),
  '/tournaments/new': () => import('./pages/MakeTournament.svelte'),
  '/tournament/:id': () => import('./pages/Tournament.svelte'),
  '/friends': () => import('./pages/Friends.svelte'),
  '/replays': () => import('./pages/Replays.svelte'),
  '/notices': () => import('./pages/Notices.svelte'),
  '/unsubscribe': () => import('./pages/Unsubscribe.svelte'),
  '/settings': () => import('./pages/Settings.svelte'),
  '/account': () => import('./pages/Account.svelte'),
  '/recover': () => import('./pages/Recover.svelte'),
  '/box': () => import('./pages/MyBox.svelte'),
  '/box/:game': () => import('./pages/MyBox.svelte'),
  '/box/shared/:code': () => import('./pages/SharedBox.svelte'),
  '/statistics': () => import('./pages/Statistics.svelte'),
  '/people/:id': () => import('./pages/Profile.svelte'),
  '/learn': () => import('./pages/Learn.svelte'),
  '/learn/:game/:lesson': () => import('./table/LessonPage.svelte'),
  '/rules': () => import('./pages/Rules.svelte'),
  '/rules/:game': () => import('./pages/Rules.svelte'),
  '/table/:id': () => import('./table/TablePage.svelte'),
  '/analysis/:id': () => import('./analysis/AnalysisPage.svelte'),
  '/puzzle': () => import('./puzzles/PuzzlePage.svelte'),
  '/puzzle/:day': () => import('./puzzles/PuzzlePage.svelte'),
  '/puzzles': () => import('./puzzles/PuzzlesPage.svelte'),
  '/replay/:id': () => import('./table/ReplayPage.svelte'),
} as unknown as Record<string, Fetch>;
const LOST = (() => import('./parts/NotFound.svelte')) as unknown as Fetch;

/** What a page is about that is not everywhere. */
const NEEDS: Record<string, Part> = {
  '/lobby': 'lobby',
  '/tournaments': 'tournaments',
  '/tournaments/new': 'tournaments',
  '/tournament/:id': 'tournaments',
  '/friends': 'people',
  '/notices': 'notices',
  '/unsubscribe': 'notices',
  '/account': 'accounts',
  '/recover': 'accounts',
  '/statistics': 'ratings',
  '/people/:id': 'people',
  '/box': 'boxes',
  '/box/:game': 'boxes',
  '/box/shared/:code': 'boxes',
};

interface Found {
  page: Fetch;
  args: Record<string, string>;
  /** What there must be for it. */
  needs?: Part | undefined;
}

function find(path: string): Found {
  for (const [pattern, page] of Object.entries(PAGES)) {
    const args = match(pattern, path);
    if (args) return { page, args, needs: NEEDS[pattern] };
  }
  return { page: LOST, args: {} };
}

/** The page of a path, and what the path names. */
export function pageAt(path: string): Found {
  const found = find(path);
  return !found.needs || offers(found.needs) ? found : { page: LOST, args: {} };
}

/** Fetch the page of a path, while it is still being asked what there is. */
export async function fetchAhead(path: string): Promise<void> {
  await find(path).page();
}
