/** The curves of an analysis: where their points lie, and what stands in the table that says the same. */
import { roman } from '../kit/roman';
import type { Analysis, Decision } from '../lib/api';

export type Kind = 'chances' | 'points';

/** The values of all seats at a moment. */
export interface Sample {
  /** The line of the choice it is about; for the end the last line. */
  line: number;
  values: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From so many choices on a curve is smoothed. */
const EVEN = 60;

/** One sample for each choice, and one for the end, once the result is known and all choices are. */
export function samplesOf(analysis: Analysis, kind: Kind): Sample[] {
  const seats = analysis.seats.length;
  const found = analysis.decisions.map(({ line, chances }) => ({
    line,
    values: kind === 'chances' ? chances.map((chance) => 100 * chance) : scoresAt(analysis, line - 1, seats),
  }));
  const end = kind === 'chances' ? analysis.result?.map((share) => 100 * share) : analysis.points.at(-1)?.scores;
  return end && isWhole(analysis) ? [...found, { line: analysis.seq, values: end }] : found;
}

/** Every choice is judged for itself, so neighbours differ by chance: what is drawn is the mean of a few of them. */
export function smooth(samples: readonly Sample[]): Sample[] {
  const around = Math.floor(samples.length / EVEN);
  return samples.map((sample, i) => {
    const reach = Math.min(around, i, samples.length - 1 - i);
    const near = samples.slice(i - reach, i + reach + 1);
    const mean = (seat: number) => near.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0) / near.length;
    return { line: sample.line, values: sample.values.map((_, seat) => mean(seat)) };
  });
}

/** Whether every choice has been looked at. */
export const isWhole = (analysis: Analysis): boolean =>
  analysis.state === 'done' || analysis.done > analysis.decisions.length + analysis.untold + 1;

function scoresAt(analysis: Analysis, line: number, seats: number): readonly number[] {
  return analysis.points.findLast((each) => each.line <= line)?.scores ?? Array<number>(seats).fill(0);
}

/** From 0 to 100 for chances; for points from the least to the most, in round numbers. */
export function rangeOf(samples: readonly Sample[], kind: Kind): [number, number] {
  if (kind === 'chances') return [0, 100];
  const all = samples.flatMap((sample) => sample.values);
  const low = Math.floor(Math.min(0, ...all) / 10) * 10;
  return [low, Math.max(low + 10, Math.ceil(Math.max(0, ...all) / 10) * 10)];
}

/** How many moments the width is for: all choices there will be, so that a growing curve stays where it is. */
export const momentsOf = (analysis: Analysis): number =>
  isWhole(analysis) ? analysis.decisions.length + 1 : Math.max(analysis.total, analysis.decisions.length + 1);

export const x = (frame: Frame, index: number, moments: number): number =>
  frame.left + (index / Math.max(1, moments - 1)) * (frame.width - frame.left - frame.right);

export function y(frame: Frame, value: number, [low, high]: readonly [number, number]): number {
  return frame.top + ((high - value) / (high - low)) * (frame.height - frame.top - frame.bottom);
}

/** The path of one seat. */
export function pathOf(
  samples: readonly Sample[],
  seat: number,
  frame: Frame,
  range: readonly [number, number],
  moments: number,
): string {
  return samples
    .map(
      ({ values }, i) =>
        `${i ? 'L' : 'M'}${x(frame, i, moments).toFixed(1)} ${y(frame, values[seat] ?? 0, range).toFixed(1)}`,
    )
    .join('');
}

/** The choice nearest to a place on the axis. */
export function indexAt(frame: Frame, at: number, moments: number, last: number): number {
  const share = (at - frame.left) / (frame.width - frame.left - frame.right);
  return Math.max(0, Math.min(last, Math.round(share * Math.max(1, moments - 1))));
}

/** The first choice of each chapter, by its index; chapters without a choice have none. */
export function chapterStarts(analysis: Analysis): { index: number; chapter: number }[] {
  const found: { index: number; chapter: number }[] = [];
  analysis.chapters.forEach((each, chapter) => {
    const next = analysis.chapters[chapter + 1]?.line ?? Infinity;
    const index = analysis.decisions.findIndex(({ line }) => line > each.line && line <= next);
    if (index >= 0) found.push({ index, chapter });
  });
  return found;
}

/** The numeral of a round ("Round 3 begins" has n = 3). What else begins, such as a generation, has none. */
export function numeralOf(analysis: Analysis, chapter: number): string {
  const [first, here] = [analysis.chapters[0]?.heading, analysis.chapters[chapter]?.heading];
  const n = here?.args['n'];
  return here && here.key === first?.key && typeof n === 'number' ? roman(n) : '';
}

/** The chapter that a line belongs to. */
export function chapterOf(analysis: Analysis, line: number): number {
  return Math.max(
    0,
    analysis.chapters.findLastIndex((each) => each.line < line),
  );
}

/** How much of the chance to win a choice lost, in points of a hundred. */
export const lossOf = ({ before, after }: Decision): number => Math.round(100 * (before - after));
