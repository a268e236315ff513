import { beforeEach, expect, test, vi } from 'vitest';
import { FIVE_MINUTES, openingOf, REFERENCE } from './introduced';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the introduction comes first, once for each game', () => {
  expect(openingOf('village')).toBe(FIVE_MINUTES);
  expect(openingOf('village')).toBe(REFERENCE);
  expect(openingOf('troyes')).toBe(FIVE_MINUTES);
  expect(openingOf('village')).toBe(REFERENCE);
});

test('a browser that keeps nothing shows it every time', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(openingOf('village')).toBe(FIVE_MINUTES);
  expect(openingOf('village')).toBe(FIVE_MINUTES);
});
