/** The three principal buildings: their rows, and where their doors are in the drawing of 212 by 100. */
export const BUILDINGS = ['palace', 'bishopric', 'city_hall'] as const;
export type Building = (typeof BUILDINGS)[number];
export const COLOURS = ['red', 'white', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_OF: Readonly<Record<Building, Colour>> = { palace: 'red', bishopric: 'white', city_hall: 'yellow' };

export const HOUSE = { w: 212, h: 100, eaves: 35, ground: 84, door: 27, lintel: 36 } as const;
const PITCH = 33;
const LEFT = 10;

/** A row of a building: who enters comes to its first place and pushes the others to the right. */
export interface Row {
  faces: readonly number[];
  first: number;
  length: number;
}

const PLACES = 6;

/** The six places of a building in so many rows of equal length: one for each value, three of two places. T-71, T-72 */
export function rowsOf(count: number): readonly Row[] {
  const length = PLACES / count;
  return Array.from({ length: count }, (_, i) => ({
    faces: Array.from({ length }, (_, n) => i * length + n + 1),
    first: i * length,
    length,
  }));
}

/** The left edge of a door. */
export function bay(place: number): number {
  return LEFT + place * PITCH;
}

/** The outline of a door: round in palace and city hall, pointed in the bishopric. */
export function door(kind: Building, place: number): string {
  const { door: width, ground } = HOUSE;
  const x = bay(place);
  const half = width / 2;
  if (kind === 'bishopric')
    return `M${x} ${ground}V61Q${x + 1} 53 ${x + half} 48.5Q${x + width - 1} 53 ${x + width} 61V${ground}z`;
  return `M${x} ${ground}V63a${half} 13 0 0 1 ${width} 0V${ground}z`;
}
