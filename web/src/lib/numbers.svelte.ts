/**
 * The printed numbers of the table that is shown. The server sends them, as a table may be played with its owner's.
 *
 * A position says where they are (`printed`). The same address always has the same numbers, so the browser keeps them
 * between visits, and this page between positions.
 */
import { SvelteMap } from 'svelte/reactivity';
import { connectionTo } from './connection';

/** By game: a page shows one table at a time. */
const shown = new SvelteMap<string, unknown>();
const fetched = new Map<string, Promise<unknown>>();

/** From now on the boards of a game draw these numbers. */
export function giveNumbers(game: string, numbers: unknown): void {
  if (shown.get(game) !== numbers) shown.set(game, numbers);
}

/** The same, with the numbers at an address. */
export async function loadNumbers(game: string, address: string): Promise<void> {
  let found = fetched.get(address);
  if (!found) {
    found = fetchFrom(address);
    found.catch(() => fetched.delete(address));
    fetched.set(address, found);
  }
  giveNumbers(game, await found);
}

async function fetchFrom(address: string): Promise<unknown> {
  const [path = '', search] = address.replace(/^\/api/, '').split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const reply = await connectionTo(path).ask({ method: 'GET', path, query });
  if (reply.status !== 200) throw new Error(`${address}: ${reply.status}`);
  return JSON.parse(reply.text);
}

/** What a board draws. Each game says what they look like in its `printed.ts`. */
export function numbersOf<Printed>(game: string): Printed {
  const numbers = shown.get(game);
  if (numbers === undefined) throw new Error(`the printed numbers of ${game} are not there yet`);
  return numbers as Printed;
}
