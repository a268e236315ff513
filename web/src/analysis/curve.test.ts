import { describe, expect, test } from 'vitest';
import type { Analysis, Decision } from '../lib/api';
import {
  chapterStarts,
  indexAt,
  lossOf,
  momentsOf,
  numeralOf,
  pathOf,
  rangeOf,
  samplesOf,
  smooth,
  type Frame,
} from './curve';

const words = { key: 'literal', args: {}, text: '' };
const choice = (line: number, chances: number[]): Decision => ({
  line,
  seat: 0,
  question: words,
  played: 'a',
  played_label: words,
  best: 'b',
  best_label: words,
  before: 0.62,
  after: 0.5,
  points: 1,
  chances,
  size: null,
  why: [],
  then: [],
});
const seat = { decisions: 2, as_bot: 1, mean_loss: 0, accuracy: 1, luck: 0 };
const analysis: Analysis = {
  state: 'done',
  seq: 9,
  done: 5,
  total: 5,
  bot: 'mcts:400',
  untold: 0,
  chapters: [
    { line: 0, heading: null },
    { line: 4, heading: words },
  ],
  decisions: [choice(2, [0.5, 0.5]), choice(5, [0.7, 0.3])],
  mistakes: [5],
  points: [
    { line: 0, scores: [0, 0] },
    { line: 3, scores: [4, 0] },
    { line: 9, scores: [31, 28] },
  ],
  seats: [
    { seat: 0, ...seat },
    { seat: 1, ...seat },
  ],
  sources: [],
  luck: [],
  result: [1, 0],
};
const frame: Frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

test('rounds have their own numerals, whatever else begins between them', () => {
  const begins = (key: string, n: number) => ({ line: n, heading: { key, args: { n }, text: '' } });
  const chapters = [begins('round', 1), begins('round', 2), begins('generation', 2), begins('round', 3)];
  const numerals = chapters.map((_, chapter) => numeralOf({ ...analysis, chapters }, chapter));
  expect(numerals).toEqual(['I', 'II', '', 'III']);
  expect(numeralOf(analysis, 0)).toBe('');
});

describe('the curve', () => {
  test('ends with the result', () => {
    expect(samplesOf(analysis, 'chances').map((each) => each.values)).toEqual([
      [50, 50],
      [70, 30],
      [100, 0],
    ]);
    expect(samplesOf(analysis, 'points').at(-1)).toEqual({ line: 9, values: [31, 28] });
  });
  test('says the points as they stood before each choice', () => {
    expect(samplesOf(analysis, 'points').map((each) => each.values[0])).toEqual([0, 4, 31]);
    expect(rangeOf(samplesOf(analysis, 'points'), 'points')).toEqual([0, 40]);
  });
  test('has no end while it grows, and stays where it is', () => {
    const growing = { ...analysis, state: 'running' as const, done: 3, total: 12 };
    expect(samplesOf(growing, 'chances')).toHaveLength(2);
    expect(momentsOf(growing)).toBe(12);
  });
  test('goes from edge to edge', () => {
    const samples = samplesOf(analysis, 'chances');
    expect(pathOf(samples, 0, frame, [0, 100], 3)).toBe('M10.0 60.0L60.0 40.0L110.0 10.0');
    expect(indexAt(frame, 64, 3, 2)).toBe(1);
    expect(indexAt(frame, 500, 3, 2)).toBe(2);
  });
  test('is smoothed where there are many choices, but not at its ends', () => {
    const jagged = Array.from({ length: 121 }, (_, i) => ({ line: i, values: [i % 2 ? 40 : 60] }));
    const even = smooth(jagged).map((each) => each.values[0]!);
    expect([even[0], even[120]]).toEqual([60, 60]);
    expect(Math.max(...even.slice(2, -2)) - Math.min(...even.slice(2, -2))).toBeLessThan(5);
    expect(smooth(jagged.slice(0, 20))).toEqual(jagged.slice(0, 20));
  });
  test('knows where rounds begin, and what was lost', () => {
    expect(chapterStarts(analysis)).toEqual([
      { index: 0, chapter: 0 },
      { index: 1, chapter: 1 },
    ]);
    expect(lossOf(choice(1, []))).toBe(12);
  });
});
