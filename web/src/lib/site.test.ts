import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function below(base: string | null, alone: string | null = null) {
  const said: Record<string, string | null> = { 'armorial-base': base, 'armorial-site': alone };
  const querySelector = (which: string) => {
    const content = said[/"(.*)"/.exec(which)?.[1] ?? ''] ?? null;
    return content === null ? null : { content };
  };
  vi.stubGlobal('document', { querySelector });
  vi.stubGlobal('location', { href: 'https://games.example/club/armorial/index.html?x=1#/lobby' });
  return import('./site');
}
const at = (address: string) => new URL(address, 'https://games.example');

it('is at the root of its site unless the page says otherwise', async () => {
  const { site, file, pageOf, isPage } = await below(null);
  expect([site('/'), site('/table/1?invite=2'), file('/api/me')]).toEqual(['/', '/table/1?invite=2', '/api/me']);
  expect([pageOf(at('/')), pageOf(at('/lobby?a=b#c'))]).toEqual(['/', '/lobby?a=b#c']);
  expect([isPage(at('/lobby')), isPage(at('/api/games'))]).toEqual([true, false]);
});

it('can be below a path', async () => {
  const { site, pageOf, isPage } = await below('/games/armorial/');
  expect([site('/'), site('/lobby')]).toEqual(['/games/armorial/', '/games/armorial/lobby']);
  expect([pageOf(at('/games/armorial/')), pageOf(at('/games/armorial/lobby'))]).toEqual(['/', '/lobby']);
  const pages = ['/games/armorial/', '/games/armorial/api/me', '/lobby'].map((address) => isPage(at(address)));
  expect(pages).toEqual([true, false, false]);
});

it('of plain files has its pages behind the #, wherever the files lie', async () => {
  const { site, file, pageOf, isPage, ALONE } = await below('/', 'files');
  expect(ALONE).toBe(true);
  expect([site('/lobby'), file('/here.json')]).toEqual(['/club/armorial/#/lobby', '/club/armorial/here.json']);
  expect([pageOf(at('/club/armorial/')), pageOf(at(site('/rules/village?a=b#V-20')))]).toEqual([
    '/',
    '/rules/village?a=b#V-20',
  ]);
  const pages = ['/club/armorial/#/lobby', '/club/armorial/here.json', '/club/#/lobby'].map((each) => isPage(at(each)));
  expect(pages).toEqual([true, false, false]);
});
