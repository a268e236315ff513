/**
 * Cubes have no names in the rules, but a cube that is taken should be seen to move. So the client gives each an id and
 * follows it from one view to the next: what leaves an action space and what comes to a farm is the same cube.
 */
import { CUBES, SPACES, type Village } from './model';

type Places = Map<string, string[]>;

const known = new WeakMap<Village, Places>();
let last: Places | null = null;
let made = 0;

function wanted(view: Village): Map<string, number> {
  const counts = new Map<string, number>();
  for (const colour of CUBES) {
    for (const space of SPACES) counts.set(`${space} ${colour}`, view.spaces[space]?.[colour] ?? 0);
    view.players.forEach((player, seat) => counts.set(`${seat} ${colour}`, player.cubes[colour] ?? 0));
  }
  return counts;
}

/** Which cubes are where. */
function places(view: Village): Places {
  const found = known.get(view);
  if (found) return found;
  const before = last ?? new Map<string, string[]>();
  const counts = wanted(view);
  const now: Places = new Map();
  const free = new Map<string, string[]>();
  for (const [at, n] of counts) {
    const ids = before.get(at) ?? [];
    now.set(at, ids.slice(0, n));
    const colour = at.split(' ')[1] ?? '';
    if (ids.length > n) free.set(colour, [...(free.get(colour) ?? []), ...ids.slice(n)]);
  }
  for (const [at, n] of counts) {
    const ids = now.get(at) as string[];
    const colour = at.split(' ')[1] ?? '';
    while (ids.length < n) ids.push(free.get(colour)?.pop() ?? `c-${colour}-${made++}`);
  }
  known.set(view, now);
  last = now;
  return now;
}

/** The cubes of a colour on an action space. */
export function cubesOn(view: Village, space: string, colour: string): string[] {
  return places(view).get(`${space} ${colour}`) ?? [];
}

/** The cube of a colour that came last to a farm: the one whose arrival is shown there. */
export function lastCube(view: Village, seat: number, colour: string): string | null {
  return places(view).get(`${seat} ${colour}`)?.at(-1) ?? null;
}
