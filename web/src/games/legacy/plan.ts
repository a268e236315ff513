/** How a tree is laid into its room: as large as fits, standing closer where it is a crowd, never too small to read. */
import { GAP, layOut, type Layout } from './layout';
import type { Person } from './model';
import { DENSITIES, rowSize, sizeOf, type Density } from './sizes';

export interface Room {
  w: number;
  h: number;
}
export interface Plan {
  laid: Layout;
  density: Density;
  /** The scale it begins with, and the one at which all of it can be seen. */
  scale: number;
  whole: number;
}
export interface Wish {
  /** The generation that is played, and those that have a row at any rate. */
  now: number;
  rows: readonly number[];
  testament: boolean;
  /** Names stay readable; a tree that is larger is moved about. */
  least: number;
  most: number;
  /** Little height: rows stand closer. */
  tight?: boolean;
}
/** A little smaller is better than closer together. */
const ENOUGH = 0.9;
/** Smaller by so much than names should be is better than to cut off the edges of a tree that nearly fits. */
const NEARLY = 0.94;
/** Between blocks; the more the better, as long as nobody gets smaller by it. */
const AIR = [46, 30, 20, GAP.block];

export function plan(tree: readonly Person[], room: Room, wish: Wish): Plan {
  const { now, testament } = wish;
  const frame = (density: Density, block: number, height = 0) => ({
    upwards: testament,
    size: (person: Person) => sizeOf(person, density, now, testament),
    gap: { ...GAP, block, row: wish.tight ? 19 : testament ? 24 : GAP.row },
    rows: wish.rows.map((generation) => ({ generation, h: rowSize(generation, density, now).h })),
    height,
  });
  const scaleOf = (laid: Layout) => Math.min(wish.most, room.w / laid.width, room.h / laid.height);
  const choices = (testament ? DENSITIES.slice(0, 1) : DENSITIES).map((density) => {
    const narrow = layOut(tree, frame(density, GAP.block));
    return { density, narrow, whole: scaleOf(narrow) };
  });
  const chosen = choices.find(({ whole }) => whole >= Math.max(ENOUGH, wish.least)) ?? choices.at(-1);
  if (!chosen) throw new Error('a tree can always be laid out');
  const { density, whole } = chosen;
  const scale = whole >= wish.least * NEARLY ? whole : wish.least;
  const height = room.h / scale;
  const airy = AIR.map((block) => layOut(tree, frame(density, block, height))).find(
    (laid) => laid.width * scale <= room.w + 0.5,
  );
  return { laid: airy ?? layOut(tree, frame(density, GAP.block, height)), density, scale, whole };
}
