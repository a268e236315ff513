import { describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../lib/api';

vi.mock('../lib/settings.svelte', () => ({
  t: (key: string, args: Record<string, number> = {}) => [key, ...Object.values(args)].join(' '),
}));

import { chaptersOf, momentOf } from './story';

let seq = 0;
const told = (key: string, seat: number | null, who: number | null, heading = 0): LogEntry => ({
  key,
  args: who === null ? {} : { who: { key: 'seat', args: { n: who } } },
  text: key,
  seq: ++seq,
  seat,
  heading,
});
const turns = (entries: LogEntry[]) =>
  chaptersOf(entries).flatMap(({ passages }) =>
    passages.map((passage) => [
      passage.seat,
      ...[passage.heading, ...passage.entries].flatMap((entry) => entry?.key ?? []),
    ]),
  );

describe('the log in turns', () => {
  it('leaves what the dice do in the turn of whoever rolls', () => {
    const entries = [told('groups', 0, 0), told('rerolls', null, 0), told('event', null, null), told('takes', 1, 1)];
    expect(turns(entries)).toEqual([
      [0, 'groups', 'rerolls', 'event'],
      [1, 'takes'],
    ]);
  });
  it('gives what is told of somebody else no shield: who leads in the church after a mass', () => {
    const entries = [
      told('mass', null, null, 2),
      told('draws', null, 1),
      told('pays', 1, 1),
      told('leads', null, 0),
      told('takes', 1, 1),
    ];
    expect(turns(entries)).toEqual([
      [null, 'mass', 'draws'],
      [1, 'pays'],
      [null, 'leads'],
      [1, 'takes'],
    ]);
  });
});

describe('a moment in words', () => {
  const entries = [
    told('first', null, 0),
    { ...told('village-did-round', null, null, 1), args: { n: 2 } },
    told('takes', 0, 0),
    told('harvests', 0, 0),
    told('takes', 1, 1),
  ];
  it('is the round and the turn, never the number of a line', () => {
    const seen = entries.map((entry) => momentOf(entries, entry.seq));
    expect(seen[0]).toBe('web-moment-start');
    expect(seen.slice(2)).toEqual(['web-moment 2 1', 'web-moment 2 1', 'web-moment 2 2']);
  });
});
