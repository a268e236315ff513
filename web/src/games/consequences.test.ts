import { describe, expect, it } from 'vitest';
import type { OptionWords } from '../lib/api';
import type { Offers } from './board';
import { unsaid, warnsOf } from './consequences';

const coins = (n: number) => ({ key: 'n-coins', args: { n } });
const option = (args: object, more: Partial<OptionWords> = {}) =>
  ({ token: 'buy', label: { key: 'buy', args, text: '' }, ...more }) as OptionWords;

describe('what comes of an answer', () => {
  it('is not said again where the label says it', () => {
    const changes = { 'n-coins': -2, 'n-horse': 1 };
    expect(unsaid(option({ price: [{ key: 'and', args: { first: coins(2) } }] }, { changes }))).toEqual([
      { key: 'n-horse', n: 1 },
    ]);
    expect(unsaid(option({ price: coins(3) }, { changes }))).toHaveLength(2);
    expect(unsaid(option({}))).toEqual([]);
  });

  it('warns of what one of the possible answers leads to', () => {
    const warnings = [{ key: 'warn-dies', args: {}, text: '' }];
    const offers = { options: new Map([['buy', option({}, { warnings })]]) } as unknown as Offers;
    expect(warnsOf(offers, ['sell', 'buy'], 'warn-dies')).toBe(true);
    expect(warnsOf(offers, 'sell', 'warn-dies')).toBe(false);
    expect(warnsOf(offers, 'buy', 'warn-game-ends')).toBe(false);
  });
});
