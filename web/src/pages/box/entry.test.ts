import { describe, expect, it } from 'vitest';
import { found, inOrder, isOdd, letter, progressOf, ranges, spotOf, typed, valueOf, withValues } from './entry';
import { number, thing } from './sample';

describe('what is typed', () => {
  it('is a whole number within the limits', () => {
    expect(typed(number('a'), ' 5 ')).toEqual({ kind: 'fine', value: 5 });
    expect(typed(number('a', { least: -5, low: -5 }), '−2')).toEqual({ kind: 'fine', value: -2 });
    for (const text of ['100', '1234567890']) expect(typed(number('a'), text)).toEqual({ kind: 'bad', why: 'limits' });
    expect(typed(number('a', { least: 1 }), '0')).toEqual({ kind: 'bad', why: 'limits' });
    for (const text of ['5.5', 'five', '5e3', '<b>']) expect(typed(number('a'), text).kind).toBe('bad');
    expect(typed(number('a'), '')).toEqual({ kind: 'bad', why: 'empty' });
  });
  it('is odd outside of the usual span, but never when it is the standard number', () => {
    expect(typed(number('a'), '15')).toEqual({ kind: 'odd', value: 15 });
    expect(typed(number('a', { standard: 15 }), '15')).toEqual({ kind: 'fine', value: 15 });
    expect(isOdd(number('a', { low: null, high: null }), 15)).toBe(false);
  });
  it('is a word of the list', () => {
    const word = number('a', { kind: 'word', choices: [{ value: 'polish', name: 'Poland' }] });
    expect(typed(word, 'polish')).toEqual({ kind: 'fine', value: 'polish' });
    expect(typed(word, 'martian')).toEqual({ kind: 'bad', why: 'word' });
  });
  it('may be nothing where a card may be without it', () => {
    const maybe = number('a', { may_be_none: true, least: 1 });
    for (const text of ['', '0', '–', 'none']) expect(typed(maybe, text)).toEqual({ kind: 'fine', value: 'none' });
    expect(valueOf({ mine: 'none', standard: 3 })).toBeNull();
    expect(valueOf({ mine: null, standard: 3 })).toBe(3);
    expect(valueOf({ mine: 0, standard: 3 })).toBe(0);
  });
});

describe('a box', () => {
  const sure = thing('card.sure', [number('card.sure.a', { sure: true, confidence: 'known' })]);
  const unsure = thing('card.unsure', [
    number('card.unsure.a'),
    number('card.unsure.b', { sure: true, confidence: 'known' }),
  ]);
  const open = thing('card.open', [number('card.open.a', { sure: true, confidence: 'known' })]);

  it('is gone through where something is to be asked, then where something is unsure', () => {
    const order = inOrder([sure, unsure, open], (each) => each === open);
    expect(order.map(({ id }) => id)).toEqual(['card.open', 'card.unsure', 'card.sure']);
  });
  it('counts numbers, not cards', () => {
    expect(progressOf([sure, unsure, open])).toEqual({ sure: 3, total: 4 });
  });
  it('shows at once what the server does not have yet', () => {
    const after = withValues(unsure, { 'card.unsure.a': 5 });
    expect([after.unsure, after.numbers[0]?.mine]).toEqual([0, 5]);
    expect(withValues(after, { 'card.unsure.a': null }).unsure).toBe(1);
  });
  it('is searched by words of the names', () => {
    expect(found([sure, unsure], 'CARD uns')).toEqual([unsure]);
  });
});

it('has a letter for every field', () => {
  expect([0, 25, 26, 27, 52].map(letter)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
  expect([[0], [0, 1, 2], [0, 1, 6, 8]].map(ranges)).toEqual(['A', 'A–C', 'A–B G I']);
});

it('finds a number on its drawing: itself, else the table it is in, else its first part', () => {
  const spots = ['c.x.price', 'c.x.price.wood', 'c.x.points.points', 'c.y c.x.effect'].map((paths) => ({
    paths: paths.split(' '),
  }));
  expect(spotOf(spots, 'c.x.price.wood')).toBe(spots[1]);
  expect(spotOf(spots, 'c.x.price.stone')).toBe(spots[0]);
  expect(spotOf(spots, 'c.x.points')).toBe(spots[2]);
  expect(spotOf(spots, 'c.x.effect.honour')).toBe(spots[3]);
  expect(spotOf(spots, 'c.xx.price')).toBeNull();
});
