/** The words of these pages, and how they write numbers. */
import type { TournamentInfo } from '../../lib/api';
import { findingWords } from '../../lib/finding.svelte';
import { settings, t } from '../../lib/settings.svelte';

let there = $state(false);

/** Whether they are there; asked for when a page first wants to know. */
export function wordsReady(): boolean {
  if (!there) void settings.wordsOf('tournaments').then(() => (there = true));
  return findingWords() && there;
}

/** Points and what decides ties, with at most two digits behind the point. */
export const points = (n: number): string =>
  new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 2 }).format(n);

/** What kind of tournament it is, in a line. */
export function kindOf(info: TournamentInfo): string {
  const parts = [t(`web-tournament-format-${info.format}`), t('web-tournament-tables-of', { n: info.seats })];
  if (info.rounds) parts.push(t('web-tournament-rounds-n', { n: info.rounds }));
  return parts.join(' · ');
}

/** How far it is. */
export function progressOf(info: TournamentInfo): string {
  if (info.state === 'open') return t('web-tournament-people-of', { n: info.entrants, most: info.most });
  if (info.state === 'running' && info.rounds) return t('web-tournament-round-of', { n: info.round, of: info.rounds });
  return t('web-tournament-people', { n: info.entrants });
}
