/**
 * Where everything stands on the board, which is 944 by 462. A phone shows cut-outs of the same drawing; in a higher box
 * the regions move apart and the map grows (`lowered`).
 */
import { everybody, SECTIONS, type Person, type Printed, type Village } from './model';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const BOARD: Box = { x: 0, y: 0, w: 944, h: 462 };

/** The cut-outs: regions with a heading each. */
export const REGIONS = {
  church: { x: 6, y: 0, w: 232, h: 202 },
  council: { x: 240, y: 0, w: 236, h: 202 },
  crafts: { x: 4, y: 202, w: 472, h: 154 },
  market: { x: 4, y: 356, w: 472, h: 106 },
  travel: { x: 478, y: 4, w: 464, h: 262 },
  grain: { x: 480, y: 266, w: 156, h: 80 },
  family: { x: 636, y: 266, w: 176, h: 80 },
  well: { x: 814, y: 266, w: 128, h: 80 },
  chronicle: { x: 478, y: 346, w: 324, h: 116 },
  graves: { x: 800, y: 346, w: 142, h: 116 },
} satisfies Record<string, Box>;

/** How much higher the board may become than it is drawn. */
export const MOST_HIGHER = 190;

/** How much of what a board is higher lies above each region: the sky is higher, and the map. */
const ABOVE = {
  church: 0.3,
  council: 0.3,
  crafts: 0.65,
  market: 0.98,
  travel: 0,
  north: 0.22,
  middle: 0.4,
  south: 0.6,
  home: 0.8,
  chronicle: 0.99,
} as const;
export const MAP_GROWS = 0.77;

/** How far a region moves down on a board that is so much higher. */
export const lowered = (region: keyof typeof ABOVE, higher: number): number => ABOVE[region] * higher;

/** The windows from left to right are 4, 3, 2, 1. */
export const windowX = (window: number): number => 54 + (4 - window) * 45;
export const WINDOW_W = 40;

export const CHAMBER_X = [247, 303.5, 360, 416.5] as const;
export const CHAMBER_W = 56.5;
export const CHAMBER_TOP = [70, 51, 32, 13] as const;

/** The houses of the crafts quarter in their order. */
export const HOUSE_ROW = ['wheelwright', 'stable', 'smithy', 'scriptorium', 'mill'] as const;
export const HOUSE_ROOF: Readonly<Record<string, string>> = {
  wheelwright: 'var(--b-roof)',
  stable: 'var(--b-field-2)',
  smithy: 'var(--b-slate)',
  scriptorium: 'var(--b-roof-2)',
  mill: 'var(--b-wood)',
};
export const HOUSE_W = 84;
export const houseX = (i: number): number => 12 + i * 93;

export const CITY_AT: Readonly<Record<string, readonly [number, number]>> = {
  village: [505, 148],
  north_near: [607, 94],
  south_near: [607, 216],
  north_middle: [742, 86],
  south_middle: [742, 222],
  north_far: [876, 94],
  south_far: [876, 216],
};

const rowOf = (city: string) => (city === 'village' ? 'middle' : city.startsWith('north') ? 'north' : 'south');

/** The map of a phone is upright, a drawing of its own: the northern cities on the left, the southern on the right. */
export const UPRIGHT: Box = { x: 0, y: 0, w: 322, h: 356 };
const UPRIGHT_AT: Readonly<Record<string, readonly [number, number]>> = {
  village: [161, 74],
  north_near: [78, 118],
  south_near: [244, 118],
  north_middle: [78, 206],
  south_middle: [244, 206],
  north_far: [78, 294],
  south_far: [244, 294],
};

/** How the board differs from the drawing: so much higher; or the map upright. */
export interface Form {
  higher?: number;
  upright?: boolean;
}

/** Where a city stands. */
export function cityAt(city: string, { higher = 0, upright = false }: Form): readonly [number, number] {
  const [x, y] = CITY_AT[city] ?? [0, 0];
  return upright ? (UPRIGHT_AT[city] ?? [0, 0]) : [x, y + lowered(rowOf(city), higher)];
}

/** How far a member at a place is from where it is drawn. */
export function moved(place: string, form: Form): { x: number; y: number } {
  const { higher = 0 } = form;
  const drawn = CITY_AT[place];
  if (drawn) {
    const [x, y] = cityAt(place, form);
    return { x: x - drawn[0], y: y - drawn[1] };
  }
  if (place === 'grave' || place.startsWith('chronicle')) return { x: 0, y: lowered('chronicle', higher) };
  return { x: 0, y: lowered((HOUSE_ROW as readonly string[]).includes(place) ? 'crafts' : 'church', higher) };
}

/** The room for members at a place: they stand on its lower edge. */
export function roomOf(place: string): (Box & { size: number }) | null {
  const [kind, number] = place.split('_');
  if (kind === 'window') return { x: windowX(Number(number)) + 1, y: 100, w: WINDOW_W - 1, h: 50, size: 22 };
  if (kind === 'chamber') {
    const i = Number(number) - 1;
    return { x: (CHAMBER_X[i] ?? 0) + 6, y: 112, w: 46, h: 39, size: 20 };
  }
  const house = (HOUSE_ROW as readonly string[]).indexOf(place);
  if (house >= 0) return { x: houseX(house) + 6, y: 256, w: HOUSE_W - 10, h: 29, size: 23 };
  const city = CITY_AT[place];
  if (city) return { x: city[0] - 38, y: city[1] - 13, w: 76, h: 24, size: 23 };
  if (place === 'bag') return { x: 10, y: 90, w: 42, h: 42, size: 19 };
  return null;
}

export interface Spot {
  x: number;
  y: number;
  /** Height of the token. */
  size: number;
}

/** Smaller ones cannot be read. */
const LEAST = 17;

/**
 * Tokens in a room, from the lower left on. They stand side by side while there is room, then in more rows, then they
 * get smaller, and then they overlap; the disc at the lower right of each stays visible, because the left one lies on
 * top.
 */
export function pack(n: number, room: Box & { size: number }): Spot[] {
  const grid = (size: number) => ({
    rows: Math.max(1, Math.floor(room.h / (size - 1))),
    fits: Math.max(1, Math.floor((room.w + 2) / ((size * 28) / 30 + 1))),
  });
  let size = room.size;
  while (size > LEAST && grid(size).rows * grid(size).fits < n) size -= 1;
  const width = (size * 28) / 30;
  const { rows, fits } = grid(size);
  const used = Math.min(rows, Math.ceil(n / fits));
  const columns = Math.ceil(n / used);
  const step = columns > 1 ? Math.min(width + 1, (room.w - width) / (columns - 1)) : 0;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    const left = room.x + (room.w - (step * (inRow - 1) + width)) / 2;
    return { x: left + (i % columns) * step, y: room.y + room.h - size * (row + 1) + row, size };
  });
}

// -- the chronicle and the graves -----------------------------------------------------------------------------------

export const CHRONICLE_X = 498;
export const SECTION_W = 58;
export const GRAVE_SLOTS = 5;

export function chronicleSpot(section: number, slot: number): Spot {
  return { x: CHRONICLE_X + section * SECTION_W + 7 + (slot % 2) * 25, y: 389 + Math.floor(slot / 2) * 31, size: 26 };
}

export function graveSpot(slot: number): Spot {
  return slot < 3 ? { x: 816 + slot * 40, y: 378, size: 22 } : { x: 836 + (slot - 3) * 40, y: 421, size: 22 };
}

/** How many places and graves there are in the box, and how many are open for a number of players. */
export function burial(
  printed: Printed,
  seats: number,
): { sections: number[]; graves: number; most: number; all: number } {
  const open = printed.setup[String(seats)];
  const cards = Object.values(printed.setup);
  return {
    sections: SECTIONS.map((section) => open?.chronicle[section] ?? 0),
    graves: open?.graves ?? 0,
    most: Math.max(...cards.flatMap((card) => Object.values(card.chronicle))),
    all: Math.max(...cards.map((card) => card.graves)),
  };
}

export interface Standing extends Person, Spot {}

const standings = new WeakMap<Village, Standing[]>();
/** Who lies where in the chronicle and the graves, so that nobody is moved when another one comes. */
const resting = new Map<string, string[]>();

/** The dead of a place in the order in which they came, as far as it has been seen; else the older ones first. */
function inOrderOfDeath(place: string, there: Person[]): Person[] {
  const sorted = [...there].sort((a, b) => a.generation - b.generation || a.seat - b.seat);
  const before = resting.get(place) ?? [];
  const known = before.flatMap((id) => sorted.find((person) => person.id === id) ?? []);
  const order = [...known, ...sorted.filter((person) => !known.includes(person))];
  resting.set(
    place,
    order.map((person) => person.id),
  );
  return order;
}

/** Everybody who is somewhere on the board, with the spot. Those on the farm and the unborn are not. */
export function standing(view: Village): Standing[] {
  const known = standings.get(view);
  if (known) return known;
  const byPlace = new Map<string, Person[]>();
  for (const person of everybody(view)) {
    const there = byPlace.get(person.place);
    if (there) there.push(person);
    else byPlace.set(person.place, [person]);
  }
  const found: Standing[] = [];
  for (const [place, there] of byPlace) {
    const section = SECTIONS.findIndex((name) => place === `chronicle_${name}`);
    if (section >= 0 || place === 'grave') {
      inOrderOfDeath(place, there).forEach((person, slot) => {
        found.push({ ...person, ...(section >= 0 ? chronicleSpot(section, slot) : graveSpot(slot)) });
      });
      continue;
    }
    const room = roomOf(place);
    if (!room) continue;
    const spots = pack(there.length, room);
    there.forEach((person, i) => found.push({ ...person, ...(spots[i] as Spot) }));
  }
  // The left one of two that overlap lies on top, so it is drawn later.
  found.sort((a, b) => a.y - b.y || b.x - a.x);
  standings.set(view, found);
  return found;
}
