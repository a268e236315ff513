import { beforeEach, expect, it, vi } from 'vitest';
import { api, type TableInfo } from '../lib/api';
import { Listed, PAGE } from './listed.svelte';

vi.mock('../lib/api', () => ({ api: { tables: vi.fn() } }));
const asked = vi.mocked(api.tables);
const named = (...ids: string[]) => ids.map((id) => ({ id }) as TableInfo);
const ids = (listed: Listed) => listed.tables?.map((table) => table.id);

/** A server with these pages. */
function pages(...lists: string[][]) {
  asked.mockImplementation((query) => {
    const page = Number(query?.after ?? 0);
    const more = page + 1 < lists.length;
    return Promise.resolve({ tables: named(...(lists[page] ?? [])), more, next: more ? String(page + 1) : null });
  });
}
beforeEach(() => {
  asked.mockReset();
});

it('shows a page, and more when it is asked for', async () => {
  pages(['a', 'b'], ['c'], ['d']);
  const listed = new Listed({ state: 'running' });
  expect(listed.tables).toBeNull();
  await listed.look();
  expect([ids(listed), listed.more]).toEqual([['a', 'b'], true]);
  expect(asked).toHaveBeenCalledWith({ state: 'running', most: PAGE });
  await listed.showMore();
  expect([ids(listed), listed.more]).toEqual([['a', 'b', 'c'], true]);
  expect(asked).toHaveBeenLastCalledWith({ state: 'running', most: PAGE, after: '1' });
  await listed.showMore();
  expect([ids(listed), listed.more]).toEqual([['a', 'b', 'c', 'd'], false]);
});

it('looks up all pages again, and lists nothing twice', async () => {
  pages(['a', 'b'], ['c']);
  const listed = new Listed({});
  await listed.look();
  await listed.showMore();
  pages(['c', 'a'], ['a', 'b']);
  await listed.look();
  expect(ids(listed)).toEqual(['c', 'a', 'b']);
});

it('keeps what it shows when the server cannot be reached', async () => {
  pages(['a'], ['b']);
  const listed = new Listed({});
  await listed.look();
  asked.mockRejectedValue(new Error('gone'));
  await listed.look();
  expect([ids(listed), listed.more]).toEqual([['a'], true]);
  const never = new Listed({});
  await never.look();
  expect(never.tables).toEqual([]);
});
