import { expect, test } from 'vitest';
import { match } from './match';

test('a pattern names the parts of a path', () => {
  expect(match('/table/:id', '/table/kX3v9')).toEqual({ id: 'kX3v9' });
  expect(match('/rules/:game', '/rules/village/')).toEqual({ game: 'village' });
  expect(match('/', '/')).toEqual({});
  expect(match('/table/:id', '/table')).toBeNull();
  expect(match('/rules', '/rules/village')).toBeNull();
});
