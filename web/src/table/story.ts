/** The log in rounds and turns. */
import type { LogEntry } from '../lib/api';
import { t } from '../lib/settings.svelte';

/** What belongs together: a player's turn, or a part of a round under its heading, in the order it happened. */
export interface Passage {
  /** Whose turn it is; null for the set-up, the dice, and parts of a round that are nobody's turn. */
  seat: number | null;
  heading: LogEntry | null;
  entries: LogEntry[];
}

export interface Chapter {
  /** "Round 2 begins"; null for what comes before the first one. */
  heading: LogEntry | null;
  passages: Passage[];
}

const ROUND = 1;

/** The seat that a sentence begins with. */
function about(entry: LogEntry): number | null {
  const who = entry.args['who'];
  return typeof who === 'object' && !Array.isArray(who) && who.key === 'seat' ? Number(who.args?.['n']) : null;
}

/** A new turn begins when somebody else answers; what the dice do meanwhile belongs to the turn, but not what is told of
 * somebody else, such as who leads in the church after a mass. */
export function chaptersOf(entries: Iterable<LogEntry>): Chapter[] {
  const chapters: Chapter[] = [];
  let passage: Passage | null = null;
  for (const entry of entries) {
    if (entry.heading === ROUND || !chapters.length) {
      chapters.push({ heading: entry.heading === ROUND ? entry : null, passages: [] });
      passage = null;
      if (entry.heading === ROUND) continue;
    }
    const whose = entry.seat ?? about(entry);
    const ends = passage !== null && whose !== null && whose !== passage.seat && entry.seat !== passage.seat;
    if (passage === null || entry.heading || ends) {
      passage = { seat: entry.seat, heading: entry.heading ? entry : null, entries: [] };
      chapters.at(-1)?.passages.push(passage);
    }
    if (!entry.heading) passage.entries.push(entry);
  }
  return chapters;
}

/** A moment in words that people use: the round, and how many turns it was into it. */
export function momentOf(entries: readonly LogEntry[], seq: number): string {
  const chapters = chaptersOf(entries.filter((entry) => entry.seq <= seq));
  const round = chapters.findLast((chapter) => chapter.heading?.key.endsWith('-did-round'));
  if (!round) return t('web-moment-start');
  const turns = chapters
    .slice(chapters.indexOf(round))
    .flatMap((chapter) => chapter.passages)
    .filter((passage) => passage.seat !== null).length;
  return t('web-moment', { round: Number(round.heading?.args['n'] ?? 1), turn: turns });
}
