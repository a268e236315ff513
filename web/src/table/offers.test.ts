import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../lib/api';

const screen = vi.hoisted(() => ({ size: 'wide' }));
vi.mock('../lib/screen.svelte', () => ({ screen }));
vi.mock('../lib/settings.svelte', () => ({ say: (message: { key: string }) => `said ${message.key}` }));

import { Offering, type Source } from './offers.svelte';

const place = {} as Element;
const words = (token: string) => ({ token, label: { key: token, args: {}, text: token } });

/** A question with these answers, and those that are refused. */
function asks(options: string[], refused: string[] = []): Position {
  const question = { kind: 'Act', options: options.map(words), refused: refused.map(words) };
  return { question } as unknown as Position;
}

function offering(position: Position | null, active = true) {
  const sent: string[] = [];
  const source: Source = { position, names: ['Ada'], active };
  const offers = new Offering(
    () => source,
    (token) => sent.push(token),
  );
  return { offers, sent };
}

beforeEach(() => {
  screen.size = 'wide';
});

describe('what may be answered', () => {
  it('is lit, what is refused is shut, the rest is plain', () => {
    const { offers } = offering(asks(['take:a', 'take:b'], ['take:c']));
    expect(offers.mine).toBe(true);
    expect(offers.kind).toBe('Act');
    expect(['take:a', 'take:c', 'take:d'].map((token) => offers.state(token))).toEqual(['lit', 'shut', 'plain']);
    expect(offers.state(['take:c', 'take:b'])).toBe('lit');
    expect([offers.name('take:a'), offers.name('take:c'), offers.name('take:d')]).toEqual([
      'said take:a',
      'said take:c',
      'take:d',
    ]);
  });

  it('is nothing while the reader looks elsewhere, or nobody is asked', () => {
    for (const { offers } of [offering(asks(['take:a']), false), offering(null)]) {
      expect(offers.mine).toBe(false);
      expect(offers.kind).toBeNull();
      expect(offers.state('take:a')).toBe('plain');
    }
  });
});

describe('an answer', () => {
  it('is sent if it is possible, and closes what is open', () => {
    const { offers, sent } = offering(asks(['take:a'], ['take:c']));
    offers.why('take:c', place, true);
    offers.typed = '1';
    offers.answer('take:c');
    expect(sent).toEqual([]);
    expect(offers.reasons?.tokens).toEqual(['take:c']);
    offers.answer('take:a');
    expect(sent).toEqual(['take:a']);
    expect([offers.reasons, offers.typed]).toEqual([null, '']);
  });

  it('is given by a press on a place with one answer', () => {
    const { offers, sent } = offering(asks(['take:a'], ['take:c']));
    offers.press(['take:c', 'take:a'], place);
    expect(sent).toEqual(['take:a']);
  });

  it('is only selected by a tap on a phone, unless it is meant at once', () => {
    screen.size = 'phone';
    const { offers, sent } = offering(asks(['take:a']));
    offers.press(['take:a'], place);
    expect([offers.selected, sent]).toEqual(['take:a', []]);
    offers.press(['take:a'], place, true);
    expect([offers.selected, sent]).toEqual([null, ['take:a']]);
  });

  it('is chosen from a menu where a place has several; a second press closes it', () => {
    const { offers, sent } = offering(asks(['take:a', 'take:b'], ['take:c']));
    offers.press(['take:a', 'take:b', 'take:c'], place);
    expect(offers.menu?.tokens).toEqual(['take:a', 'take:b', 'take:c']);
    offers.press(['take:a', 'take:b'], place);
    expect(offers.menu).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('why not', () => {
  it('is told of what is refused, and stays after a press', () => {
    const { offers } = offering(asks(['take:a'], ['take:c']));
    offers.press(['take:c'], place);
    expect(offers.reasons).toEqual({ tokens: ['take:c'], anchor: place, stay: true });
    offers.close();
    offers.why('take:a', place);
    expect(offers.reasons).toBeNull();
  });

  it('goes a moment after the pointer, unless the pointer has come to it or it was opened to stay', () => {
    vi.useFakeTimers();
    const { offers } = offering(asks([], ['take:c', 'take:d']));
    offers.why('take:c', place);
    offers.unwhy();
    expect(offers.reasons).not.toBeNull();
    offers.keepWhy();
    vi.runAllTimers();
    expect(offers.reasons).not.toBeNull();
    offers.unwhy();
    vi.runAllTimers();
    expect(offers.reasons).toBeNull();
    offers.why('take:d', place, true);
    offers.unwhy();
    vi.runAllTimers();
    expect(offers.reasons?.tokens).toEqual(['take:d']);
    vi.useRealTimers();
  });
});
