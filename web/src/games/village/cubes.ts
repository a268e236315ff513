/** Cubes are followed from view to view: one that leaves an action space and one that comes to a farm are the same. */
import { follower } from '../follow';
import { CUBES, SPACES, type Village } from './model';

function counts(view: Village): Map<string, number> {
  const found = new Map<string, number>();
  for (const colour of CUBES) {
    for (const space of SPACES) found.set(`${space} ${colour}`, view.spaces[space]?.[colour] ?? 0);
    view.players.forEach((player, seat) => found.set(`${seat} ${colour}`, player.cubes[colour] ?? 0));
  }
  return found;
}

const cubesAt = follower(counts, (place) => place.split(' ')[1] ?? '');

/** The cubes of a colour on an action space. */
export function cubesOn(view: Village, space: string, colour: string): readonly string[] {
  return cubesAt(view, `${space} ${colour}`);
}

/** The cube of a colour that came last to a farm: the one whose arrival is shown there. */
export function lastCube(view: Village, seat: number, colour: string): string | null {
  return cubesAt(view, `${seat} ${colour}`).at(-1) ?? null;
}
