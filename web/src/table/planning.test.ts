import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../lib/api';

const api = vi.hoisted(() => ({ plans: vi.fn(), dropPlan: vi.fn(), savePlan: vi.fn(), lookAhead: vi.fn() }));
vi.mock('../lib/api', () => ({ api, ApiError: class extends Error {} }));
vi.mock('../lib/settings.svelte', () => ({ settings: {}, t: (key: string) => key, say: () => '' }));
vi.mock('../lib/motion', () => ({ moving: (change: () => void) => Promise.resolve(change()) }));
vi.mock('../lib/screen.svelte', () => ({ screen: { size: 'wide' } }));
vi.mock('../lib/session.svelte', () => ({ complain: () => {} }));

import { Planning } from './planning.svelte';

const at = (seq: number, more: object = {}) => ({ seq, seat: 0, to_move: 1, ...more }) as unknown as Position;
const kept = (...tokens: string[]) => ({
  seats: [{ seat: 0, plan: tokens.length ? { steps: tokens.map((token) => ({ token })), confirm: false } : null }],
});
/** An answer of the server that comes when the test wants it to. */
function later(call: ReturnType<typeof vi.fn>) {
  let resolve: (answer: unknown) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const answer = new Promise((well, badly) => ([resolve, reject] = [well, badly]));
  call.mockReturnValueOnce(answer);
  return { resolve, reject };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

let now: Position;
let planning: Planning;
beforeEach(() => {
  for (const call of Object.values(api)) call.mockReset();
  now = at(5);
  planning = new Planning(() => ({ id: 't1', now, seat: 0, names: [] }));
});

describe('what is kept of a plan', () => {
  it('is what the server was asked for last, in whichever order it answers', async () => {
    const [first, second] = [later(api.plans), later(api.plans)];
    void planning.refresh();
    void planning.refresh();
    second.resolve(kept());
    await settle();
    first.resolve(kept('take:a'));
    await settle();
    expect(planning.kept?.plan).toBeNull();
  });

  it('is shown as it comes while later questions are still open, or were in vain', async () => {
    const [first, second] = [later(api.plans), later(api.plans)];
    void planning.refresh();
    void planning.refresh();
    second.reject(new Error('no connection'));
    first.resolve(kept('take:a'));
    await settle();
    expect(planning.kept?.plan?.steps).toHaveLength(1);
  });

  it('is not undone by an older look when it is dropped', async () => {
    const [look, drop] = [later(api.plans), later(api.dropPlan)];
    void planning.refresh();
    void planning.drop();
    drop.resolve(kept());
    await settle();
    look.resolve(kept('take:a'));
    await settle();
    expect(planning.kept?.plan).toBeNull();
  });

  it('is asked for when the reader sits down or changes seats; all else the server tells', async () => {
    api.plans.mockResolvedValue(kept('take:a'));
    planning.moved(now, null);
    await settle();
    planning.moved(at(6), now);
    planning.moved(at(7, { to_move: 0 }), at(6));
    expect(api.plans).toHaveBeenCalledTimes(1);
    planning.moved(at(8, { seat: 1 }), at(7));
    expect(api.plans).toHaveBeenCalledTimes(2);
  });
});
