import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, load, Speaker, type Message } from './words';

const seat = (n: number): Message => ({ key: 'seat', args: { n } });
const amount = (what: string, n: number): Message => ({ key: `village-n-${what}`, args: { n } });
const names = ['Ada', 'Bruno'];
const took: Message = {
  key: 'village-did-take',
  args: { who: seat(1), what: [amount('orange', 1)], space: { key: 'village-space-crafts' } },
};

beforeAll(async () => {
  await Promise.all(LANGUAGES.flatMap((language) => [load(language), load(language, 'village')]));
});

describe('saying', () => {
  test('names, amounts and places stand in the sentence', () => {
    expect(new Speaker('en').say(took, names)).toBe('Bruno takes 1 orange cube from Crafts.');
  });

  test('a form of an argument reaches the message around it', () => {
    const paid: Message = { key: 'village-did-pay', args: { who: seat(0), what: [amount('coins', 1)] } };
    expect(new Speaker('ru').say(paid, names)).toContain('1 монету');
    expect(new Speaker('pl').say(paid, names)).toContain('1 monetę');
  });

  test('a list ends with "and"', () => {
    const paid: Message = {
      key: 'village-did-pay',
      args: { who: seat(0), what: [amount('coins', 2), amount('grain', 1), amount('horse', 1)] },
    };
    expect(new Speaker('en').say(paid, names)).toBe('Ada pays 2 coins, 1 grain and 1 horse.');
  });

  test('players and amounts come as parts, and symbols need no commas', () => {
    const paid: Message = {
      key: 'village-did-pay',
      args: { who: seat(0), what: [amount('coins', 2), amount('grain', 1)] },
    };
    const parts = new Speaker('en').parts(paid, names, (key) => key.startsWith('village-n-'));
    expect(parts).toEqual([
      { kind: 'seat', seat: 0, text: 'Ada' },
      ' pays ',
      { kind: 'amount', key: 'village-n-coins', n: 2, text: '2 coins' },
      ' ',
      { kind: 'amount', key: 'village-n-grain', n: 1, text: '1 grain' },
      '.',
    ]);
  });

  test('players in a list are separated, also as parts', () => {
    const order: Message = { key: 'lorenzo-did-order', args: { order: [seat(1), seat(0)] } };
    const said = new Speaker('en').parts(order, names, () => false);
    expect(said.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
      new Speaker('en').say(order, names),
    );
  });

  test('a message without words shows its key', () => {
    expect(new Speaker('pl').say({ key: 'no-such-message' })).toBe('no-such-message');
  });
});

describe('the words of the client', () => {
  // All but the words of single boards.
  const files = import.meta.glob<string>(
    ['../../../src/armorial/text/*/*.ftl', '!../../../src/armorial/text/*/web-*.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const boards = import.meta.glob<string>('../../../src/armorial/text/en/web-*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const keysIn = (text: string) => [...text.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1] ?? '');
  const keysOf = (language: string) => {
    const text = Object.entries(files)
      .filter(([path]) => path.includes(`/text/${language}/`))
      .map(([, words]) => words)
      .join('\n');
    return keysIn(text);
  };
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../games/*/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const legends = import.meta.glob<string>('../games/*/legend.ts', { query: '?raw', import: 'default', eager: true });
  const usedIn = (files: Record<string, string>) =>
    Object.values(files).flatMap((code) =>
      [...code.matchAll(/['"`](web-[a-z][\w-]*[a-z\d])['"`]/g)].map((found) => found[1] ?? ''),
    );
  const code = [...Object.values(sources), ...Object.values(legends)].join('\n');

  test('are the same in all languages', () => {
    for (const language of LANGUAGES) expect(keysOf(language)).toEqual(keysOf('en'));
  });

  test('are there for every key that is used', () => {
    const known = new Set(keysOf('en'));
    const used = usedIn(sources);
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((key) => !known.has(key))).toEqual([]);
    // A legend may have headings among the words of its own board.
    const drawn = new Set(Object.values(boards).flatMap(keysIn));
    expect(usedIn(legends).filter((key) => !known.has(key) && !drawn.has(key))).toEqual([]);
  });

  test('are all used', () => {
    // Keys that are put together: `web-level-${level}`.
    const stems = [...code.matchAll(/`(web-[a-z-]+-|web-)\$\{/g)]
      .map((found) => found[1] ?? '')
      .filter((s) => s !== 'web-');
    const unused = keysOf('en').filter((key) => !code.includes(key) && !stems.some((stem) => key.startsWith(stem)));
    expect(unused).toEqual([]);
  });
});
