import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Answers that are given when a test says so, in any order. */
class Asked {
  #open: { what: string; resolve: (answer: unknown) => void }[] = [];
  ask = (what: string) => new Promise((resolve) => this.#open.push({ what, resolve }));
  /** What has been asked and not been answered. */
  get open(): string[] {
    return this.#open.map(({ what }) => what);
  }
  async answer(what: string, answer?: unknown): Promise<void> {
    const at = this.#open.findIndex((each) => each.what === what);
    for (const { resolve } of this.#open.splice(at, 1)) resolve(answer);
    await new Promise((done) => setTimeout(done));
  }
}

let words: Asked;
let games: Asked;
/** What fetches words. */
let load: (language: string, game?: string) => Promise<unknown>;
/** What the words of a game call it, by language, where they have been fetched. */
let called: Record<string, string>;

beforeEach(() => {
  words = new Asked();
  games = new Asked();
  called = {};
  load = words.ask;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  class Speaker {
    constructor(private readonly language: string) {}
    has = () => this.language in called;
    text = () => called[this.language];
  }
  const asked: typeof load = (...which) => load(...which);
  vi.doMock('./words', () => ({ LANGUAGES: ['en', 'ru', 'pl'], load: asked, Speaker }));
  vi.doMock('./site', () => ({ ALONE: false }));
  vi.doMock('./api', async () => {
    const { settings } = await import('./settings.svelte');
    return { api: { games: () => games.ask(settings.lang) }, ApiError: class extends Error {} };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const titled = (title: string) => [{ game: 'village', title }];

it('calls games as the last language does, also if an answer in another one comes late', async () => {
  const { session } = await import('./session.svelte');
  const { settings } = await import('./settings.svelte');
  const first = session.loadGames();
  const spoken = session.speak('ru');
  await words.answer('ru');
  expect(settings.lang).toBe('ru');
  expect(games.open).toEqual(['en', 'ru']);
  await games.answer('ru', titled('Летопись'));
  await games.answer('en', titled('Village'));
  await Promise.all([first, spoken]);
  expect(session.title('village')).toBe('Летопись');
});

it('speaks the language that was chosen last, also if the words of another one come late', async () => {
  const { session } = await import('./session.svelte');
  const { settings } = await import('./settings.svelte');
  const slow = session.speak('ru');
  const quick = session.speak('pl');
  await words.answer('pl');
  await words.answer('ru');
  expect(settings.lang).toBe('pl');
  for (const lang of games.open) await games.answer(lang, titled(lang));
  await Promise.all([slow, quick]);
  expect(session.title('village')).toBe('pl');
});

it('calls a game whose words are there by its new name at once', async () => {
  const { session } = await import('./session.svelte');
  const first = session.loadGames();
  await games.answer('en', titled('Village'));
  await first;
  called = { en: 'Village', ru: 'Летопись' };
  const spoken = session.speak('ru');
  await words.answer('ru');
  expect(games.open).toEqual(['ru']);
  expect(session.title('village')).toBe('Летопись');
  await games.answer('ru', titled('Летопись'));
  await spoken;
});

it('fetches the words of a game in the language that is chosen while they come', async () => {
  const fetched: string[] = [];
  load = async (language, game = '') => fetched.push(`${language} ${game}`.trim());
  const { settings } = await import('./settings.svelte');
  await Promise.all([settings.setLanguage('ru'), settings.wordsOf('village')]);
  expect(settings.lang).toBe('ru');
  expect(fetched).toContain('ru village');
});
