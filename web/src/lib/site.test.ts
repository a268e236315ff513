import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function below(base: string | null) {
  if (base !== null) vi.stubGlobal('document', { querySelector: () => ({ content: base }) });
  return import('./site');
}

it('is at the root of its site unless the page says otherwise', async () => {
  const { site, pathOf, isPage } = await below(null);
  expect([site('/'), site('/table/1?invite=2')]).toEqual(['/', '/table/1?invite=2']);
  expect([pathOf('/'), pathOf('/lobby')]).toEqual(['/', '/lobby']);
  expect([isPage('/lobby'), isPage('/api/games')]).toEqual([true, false]);
});

it('can be below a path', async () => {
  const { site, pathOf, isPage } = await below('/games/armorial/');
  expect([site('/'), site('/lobby')]).toEqual(['/games/armorial/', '/games/armorial/lobby']);
  expect([pathOf('/games/armorial/'), pathOf('/games/armorial/lobby')]).toEqual(['/', '/lobby']);
  expect([isPage('/games/armorial/'), isPage('/games/armorial/api/me'), isPage('/lobby')]).toEqual([
    true,
    false,
    false,
  ]);
});
