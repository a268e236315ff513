import { describe, expect, it, vi } from 'vitest';

vi.mock('./session.svelte', () => ({ session: { person: null } }));
import { merged, parse, written } from './learning.svelte';

describe('how far somebody has come in the lessons', () => {
  it('is written and read the same', () => {
    const done = { 'village.cubes': 5, 'legacy.count': 2 };
    expect(parse(written(done))).toEqual(done);
  });
  it('is nothing where something else is kept', () => {
    expect(parse('')).toEqual({});
    expect(parse('{"a":1} village=3 .x=2')).toEqual({});
  });
  it('is the most of what the browser and the person know', () => {
    expect(merged({ 'village.cubes': 5, 'village.time': 1 }, { 'village.time': 3, 'troyes.dice': 2 })).toEqual({
      'village.cubes': 5,
      'village.time': 3,
      'troyes.dice': 2,
    });
  });
});
