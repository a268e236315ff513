import { expect, it, vi } from 'vitest';

const complain = vi.fn();
vi.mock('./session.svelte', () => ({ complain }));
const { Working } = await import('./working.svelte');

it('is busy until it is done, and says whether it worked', async () => {
  const working = new Working();
  const seen: boolean[] = [];
  expect(await working.on(async () => seen.push(working.busy))).toBe(true);
  expect([...seen, working.busy]).toEqual([true, false]);
  expect(complain).not.toHaveBeenCalled();
});

it('tells what went wrong, and rests no longer', async () => {
  const working = new Working();
  const wrong = new Error('no');
  expect(await working.on(() => Promise.reject(wrong))).toBe(false);
  expect(complain).toHaveBeenCalledExactlyOnceWith(wrong);
  expect(working.busy).toBe(false);
});

it('rests no longer even when nobody knows what to say', async () => {
  const working = new Working();
  const unknown = new Error('a fault of ours');
  const told = working.on(
    () => Promise.reject(unknown),
    (error) => {
      throw error;
    },
  );
  await expect(told).rejects.toBe(unknown);
  expect(working.busy).toBe(false);
});
