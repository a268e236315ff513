/**
 * Pieces have no names in the rules, but what moves should be seen to move. So the client gives each an id: dice and
 * cubes by where they lie, citizens by following them from one view to the next.
 */
import { follower } from '../follow';
import { BUILDINGS, COLOURS, type Building, type Colour } from './houses';
import {
  blackLeft,
  blackMet,
  cardCubes,
  cardsUp,
  cathedralOwners,
  diceOf,
  districtsOf,
  eventCubes,
  expelledOn,
  groupOf,
  placesIn,
  standOf,
  type Owner,
  type Troyes,
} from './model';

// -- dice --------------------------------------------------------------------------------------------------------

export interface DiePiece {
  id: string;
  colour: Colour;
  value: number;
  /** In the open group: it lies in the middle of the square. */
  taken: boolean;
}

const dieKey = (owner: Owner, colour: string, value: number) => `${owner}:${colour}:${value}`;

/** The dice of a district, by colour and from high to low, those of the open group too. */
export function diceIn(view: Troyes, owner: Owner): DiePiece[] {
  const taken = new Map<string, number>();
  for (const die of groupOf(view)?.dice ?? []) {
    const key = dieKey(die.district, die.colour, die.value);
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }
  return COLOURS.flatMap((colour) => {
    const values = diceOf(view, owner, colour).toSorted((a, b) => b - a);
    return values.map((value, i) => {
      const same = values.filter((other) => other === value).length;
      const nth = values.slice(0, i).filter((other) => other === value).length;
      const gone = taken.get(dieKey(owner, colour, value)) ?? 0;
      return { id: `d-${dieKey(owner, colour, value)}-${nth}`, colour, value, taken: nth >= same - gone };
    });
  });
}

/** The dice of the open group, in the order in which they were picked. */
export function takenDice(view: Troyes): DiePiece[] {
  const free = new Map<string, DiePiece[]>();
  for (const owner of districtsOf(view))
    for (const die of diceIn(view, owner))
      if (die.taken) {
        const key = dieKey(owner, die.colour, die.value);
        free.set(key, [...(free.get(key) ?? []), die]);
      }
  return (groupOf(view)?.dice ?? []).flatMap((die) => {
    const found = free.get(dieKey(die.district, die.colour, die.value))?.shift();
    return found ? [found] : [];
  });
}

export interface BlackPiece {
  id: string;
  value: number;
  /** Chosen to be met. */
  met: boolean;
}

/** The enemies that are left, the highest first. */
export function blackDice(view: Troyes): BlackPiece[] {
  const met = new Map<number, number>();
  for (const value of blackMet(view)) met.set(value, (met.get(value) ?? 0) + 1);
  const values = blackLeft(view).toSorted((a, b) => b - a);
  return values.map((value, i) => {
    const nth = values.slice(0, i).filter((other) => other === value).length;
    return { id: `b-${value}-${nth}`, value, met: nth < (met.get(value) ?? 0) };
  });
}

const fresh = new WeakMap<Troyes, ReadonlySet<string>>();
let lying: { round: number; ids: ReadonlySet<string> } | null = null;

/** The dice that were not there a moment ago: rolled, or turned over. */
export function rolledNow(view: Troyes): ReadonlySet<string> {
  const known = fresh.get(view);
  if (known) return known;
  const now = new Set([
    ...districtsOf(view).flatMap((owner) => diceIn(view, owner).map((die) => die.id)),
    ...blackDice(view).map((die) => die.id),
  ]);
  const before = lying;
  // Without a look at what was before (a page just opened), nothing rolls; in a new round everything does.
  const found = new Set(before ? [...now].filter((id) => before.round !== view.round || !before.ids.has(id)) : []);
  lying = { round: view.round, ids: now };
  fresh.set(view, found);
  return found;
}

// -- citizens ----------------------------------------------------------------------------------------------------

export interface CitizenPiece {
  id: string;
  owner: Owner;
}

/** How many citizens of each owner are where. */
function wanted(view: Troyes): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (owner: Owner, where: string, n = 1) =>
    counts.set(`${owner} ${where}`, (counts.get(`${owner} ${where}`) ?? 0) + n);
  for (const building of BUILDINGS) {
    placesIn(view, building).forEach((owner, i) => owner !== null && add(owner, `${building}:${i}`));
    for (const owner of expelledOn(view, building)) add(owner, `expelled:${building}`);
  }
  view.players.forEach((player, seat) => {
    add(seat, 'supply', player.supply);
    for (const card of cardsUp(view)) if (standOf(view, card, seat) !== null) add(seat, `card:${card}`);
  });
  return counts;
}

const citizensAt = follower(wanted, (place) => place.split(' ')[0] ?? '');

/** Who stands on the six places of a building. */
export function placed(view: Troyes, building: Building): (CitizenPiece | null)[] {
  return placesIn(view, building).map((owner, i) =>
    owner === null ? null : { id: citizensAt(view, `${owner} ${building}:${i}`)[0] ?? `c-${building}-${i}`, owner },
  );
}

/** Who lies expelled before a building. */
export function expelled(view: Troyes, building: Building): CitizenPiece[] {
  return expelledOn(view, building).map((owner, i) => ({
    id: citizensAt(view, `${owner} expelled:${building}`)[0] ?? `x-${building}-${i}`,
    owner,
  }));
}

/** Citizens of a player ready for use. */
export function supply(view: Troyes, seat: number): readonly string[] {
  return citizensAt(view, `${seat} supply`);
}

export interface OnCard {
  /** The tradesmen on the places that score, in their order. */
  places: (CitizenPiece | undefined)[];
  /** Those on the picture, who score nothing. */
  picture: CitizenPiece[];
  all: CitizenPiece[];
  cubes: { owner: number; ids: string[] }[];
}

export function onCard(view: Troyes, card: string): OnCard {
  const found: OnCard = { places: [], picture: [], all: [], cubes: [] };
  view.players.forEach((_, seat) => {
    const stand = standOf(view, card, seat);
    if (stand !== null) {
      const piece = { id: citizensAt(view, `${seat} card:${card}`)[0] ?? `t-${card}-${seat}`, owner: seat };
      found.all.push(piece);
      if (stand === 'picture') found.picture.push(piece);
      else found.places[stand] = piece;
    }
    const n = cardCubes(view, card, seat);
    if (n) found.cubes.push({ owner: seat, ids: Array.from({ length: n }, (_, i) => `q-${card}-${seat}-${i}`) });
  });
  return found;
}

// -- cubes -------------------------------------------------------------------------------------------------------

/** The cubes on an event, in the order in which they were laid. */
export function onEvent(view: Troyes, event: string): CitizenPiece[] {
  return eventCubes(view, event).map((owner, i) => ({ id: `e-${event}-${i}`, owner }));
}

/** The cubes of the cathedral, by level from the ground and by column. */
export function cathedralCubes(view: Troyes): (CitizenPiece | null)[][] {
  return cathedralOwners(view).map((level, l) =>
    level.map((owner, c) => (owner === null ? null : { id: `k-${l}-${c}`, owner })),
  );
}
