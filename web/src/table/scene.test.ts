import { describe, expect, it, vi } from 'vitest';

vi.mock('../lib/screen.svelte', () => ({ screen: {} }));
vi.mock('../lib/settings.svelte', () => ({ t: (key: string) => key, say: ({ text }: { text: string }) => text }));
vi.mock('../lib/measure', () => ({
  textWidth: (text: string) => 10 * text.length,
  inTwoLines: (text: string) => 5 * text.length,
}));

import type { OptionWords } from '../lib/api';
import type { Offering } from './offers.svelte';
import { Scene, type Shown } from './scene.svelte';

it('looks at nothing but the answers for a button that is being taken away, with the page around it', () => {
  const offers = {} as Offering;
  const gone = () => {
    throw new Error('gone');
  };
  const shown = new Proxy({} as Shown, { get: (_, name) => (name === 'offers' ? () => offers : gone) });
  const scene = new Scene(shown, () => {});
  expect(scene.offers).toBe(offers);
  expect(() => scene.busy).toThrow('gone');
});

describe('the answers in the bar', () => {
  const answers = (text: string) =>
    [1, 2, 3].map((n) => ({ token: `${n}:`, label: { key: 'x', text }, changes: [] })) as unknown as OptionWords[];
  function table(text: string, recalled: boolean): Scene {
    const options = new Map(answers(text).map((each) => [each.token, each]));
    const parts = {
      offers: { mine: true, options },
      recap: { open: recalled, cells: [] },
      ui: {},
      table: null,
      position: { seats: [] },
      headline: 'What now?',
    };
    const shown = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, () => part]));
    const scene = new Scene(shown as unknown as Shown, () => {});
    scene.width = 1260;
    scene.tools = 180;
    return scene;
  }

  it('stand there beside the recap if they are short', () => {
    expect(table('Go', false).inBar).toBe(true);
    expect(table('Go', true).inBar).toBe(true);
  });
  it('stand in the list where the recap leaves them too little room', () => {
    const long = 'Use an extra pawn';
    expect(table(long, false).inBar).toBe(true);
    expect(table(long, true).inBar).toBe(false);
    expect(table(long, true).barOptions).toEqual([]);
  });
});
