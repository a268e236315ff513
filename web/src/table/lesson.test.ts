import { beforeEach, expect, it, vi } from 'vitest';

const api = vi.hoisted(() => ({ lessonStep: vi.fn() }));
const settings = vi.hoisted(() => ({ lang: 'en' }));
vi.mock('../lib/api', () => ({ api, numbersUrl: () => '' }));
vi.mock('../lib/settings.svelte', () => ({ settings, say: () => '' }));
vi.mock('../lib/screen.svelte', () => ({ screen: { size: 'wide' } }));
vi.mock('../lib/learning.svelte', () => ({ learning: { reach: vi.fn() } }));
vi.mock('../lib/motion', () => ({ moving: (change: () => void) => Promise.resolve(change()) }));
vi.mock('../lib/session.svelte', () => ({ complain: vi.fn() }));
vi.mock('../lib/sound', () => ({ play: vi.fn() }));
vi.mock('../games/registry', () => ({ gameUi: () => Promise.resolve({}) }));

import { Pupil } from './lesson.svelte';

interface Wish {
  step: number;
  answers: string[];
}
/** What was asked of the server, and not answered yet. */
let open: { wish: Wish; reply: () => void }[] = [];

const soon = () => new Promise((resolve) => setTimeout(resolve));
const step = ({ step, answers }: Wish) => ({
  ...{ step, answers, done: false, again: false, lit: ['take'], told: null, lesson: { steps: 3 } },
  position: { seats: [], printed: null, question: { options: [{ token: 'take' }] } },
});
async function answerAll(): Promise<void> {
  while (open.length) {
    open.pop()?.reply(); // the one asked last comes first
    await soon();
  }
}

beforeEach(() => {
  open = [];
  settings.lang = 'en';
  api.lessonStep.mockImplementation(
    (_game: string, _lesson: string, wish: Wish) =>
      new Promise((resolve) => open.push({ wish, reply: () => resolve(step(wish)) })),
  );
});

it('keeps an answer that was given while the lesson came in another language', async () => {
  const pupil = new Pupil('village', 'cubes');
  void pupil.begin(0);
  await soon();
  await answerAll();
  settings.lang = 'pl';
  const [again, answered] = [pupil.again(), pupil.answer('take')];
  await soon();
  await answerAll();
  await Promise.all([again, answered]);
  expect(pupil.shown?.answers).toEqual(['take']);
  expect(pupil.lang).toBe('pl');
});
