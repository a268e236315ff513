/**
 * Where everybody stands in a family tree.
 *
 * order.ts says who stands beside whom. Where a block stands in its row is settled by turns: every block wants to be in
 * the middle of its children and under its parents, and none may overlap. The same serves the tree that grows downwards
 * and that of the Testament, which grows upwards: there the unknown take less room, and branches run in lanes of their
 * own between two rows, so that one can follow them.
 */
import type { Person } from './model';
import { blocksOf, homes, parentsOf, walk, type Block } from './order';

export const NODE = { w: 62, h: 60 };
/** Somebody of the Testament of whom only the sex is known. */
export const UNKNOWN_W = 44;
/** Between two of a couple, between blocks, and between rows; between the lanes of branches. */
export const GAP = { couple: 8, block: 12, row: 26, lane: 7 };

export interface Standing {
  person: Person;
  x: number;
  y: number;
  w: number;
}
export interface Bond {
  /** The middle between the two. */
  x: number;
  y: number;
  kind: 'married' | 'promised' | 'lost';
  people: readonly [number, number];
}
export interface Branch {
  from: { x: number; y: number };
  to: { x: number; y: number };
  child: number;
  /** The height at which it runs sideways; without it it is a curve. */
  lane?: number;
}
export interface Layout {
  people: readonly Standing[];
  bonds: readonly Bond[];
  branches: readonly Branch[];
  rows: readonly { generation: number; y: number }[];
  width: number;
  height: number;
}

const widthOf = (person: Person, upwards: boolean) => (upwards && person.kind === 'child' ? UNKNOWN_W : NODE.w);
/** The left edge of a member, from the left edge of its block. */
function leftOf(block: Block, number: number, upwards: boolean): number {
  let x = 0;
  for (const member of block.members) {
    if (member.number === number) break;
    x += widthOf(member, upwards) + GAP.couple;
  }
  return x;
}

/** Puts the blocks of a row as near as can be to where they want to be, in their order and without overlap. */
export function settle(row: readonly { width: number; order: number }[], wanted: readonly number[]): number[] {
  // Without the widths of those before it, every block may stand anywhere not left of its neighbour.
  const before: number[] = [];
  row.reduce((sum, block, i) => {
    before[i] = sum;
    return sum + block.width + GAP.block;
  }, 0);
  const pools: { sum: number; n: number }[] = [];
  for (let i = 0; i < row.length; i++) {
    let pool = { sum: (wanted[i] ?? 0) - (before[i] ?? 0), n: 1 };
    for (let last = pools.at(-1); last && last.sum / last.n > pool.sum / pool.n; last = pools.at(-1)) {
      pool = { sum: pool.sum + last.sum, n: pool.n + last.n };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, n }) => Array.from({ length: n }, () => sum / n)).map((x, i) => x + (before[i] ?? 0));
}

/** A family tree, laid out. In the Testament (`upwards`) the one who asks stands at the bottom. */
export function layOut(tree: readonly Person[], upwards = false, leastRows: readonly number[] = []): Layout {
  const blocks = blocksOf(tree);
  for (const block of blocks)
    block.width = block.members.reduce((sum, each) => sum + widthOf(each, upwards) + GAP.couple, -GAP.couple);
  const rows = walk(tree, blocks, upwards);
  settleAll(tree, rows, upwards);
  const left = Math.min(...blocks.map((block) => block.x), Infinity);
  for (const block of blocks) block.x -= left;

  const generations = [...new Set([...rows.map((row) => row[0]?.row ?? 0), ...leastRows])].sort((a, b) =>
    upwards ? b - a : a - b,
  );
  const lanes = upwards ? lanesOf(tree, blocks) : new Map<Block, number>();
  // A row is so far below the one above it that all lanes between them have room.
  const deepest = new Map<number, number>();
  for (const [block, lane] of lanes) deepest.set(block.row, Math.max(lane, deepest.get(block.row) ?? 0));
  const heights = new Map<number, number>();
  let y = 0;
  for (const generation of generations) {
    heights.set(generation, y);
    y += NODE.h + GAP.row + (deepest.get(generation) ?? 0) * GAP.lane;
  }
  const yOf = (generation: number) => heights.get(generation) ?? 0;
  const people = blocks.flatMap((block): Standing[] =>
    block.members.map((person) => ({
      person,
      x: block.x + leftOf(block, person.number, upwards),
      y: yOf(block.row),
      w: widthOf(person, upwards),
    })),
  );
  const last = generations.at(-1);
  return {
    people: people.sort((a, b) => a.person.number - b.person.number),
    bonds: blocks.flatMap((block) => bondsOf(block, yOf(block.row), upwards)),
    branches: branchesOf(tree, people, homes(blocks), lanes),
    rows: generations.map((generation) => ({ generation, y: yOf(generation) })),
    width: Math.max(NODE.w, ...people.map((each) => each.x + each.w)),
    height: last === undefined ? NODE.h : yOf(last) + NODE.h,
  };
}

/** Lets all blocks find their places, row by row, down and up in turns. */
function settleAll(tree: readonly Person[], rows: readonly Block[][], upwards: boolean): void {
  const blockOf = homes(rows.flat());
  for (const row of rows) {
    let x = 0;
    for (const [order, block] of row.entries()) {
      block.order = order;
      block.x = x;
      x += block.width + GAP.block;
    }
  }
  const middleOf = (block: Block, person: Person) =>
    leftOf(block, person.number, upwards) + widthOf(person, upwards) / 2;
  const children = new Map<Block, Person[]>();
  for (const person of tree) {
    const [parent] = parentsOf(person);
    const block = parent === undefined ? undefined : blockOf.get(parent);
    if (block) children.set(block, [...(children.get(block) ?? []), person]);
  }
  /** Where a block would like to stand: in the middle of its parents, of its children, or of both. */
  const wish = (block: Block): number => {
    const wishes: number[] = [];
    const below = children.get(block);
    if (below) {
      const middles = below.map((child) => {
        const at = blockOf.get(child.number) as Block;
        return at.x + middleOf(at, child);
      });
      wishes.push(middles.reduce((a, b) => a + b, 0) / middles.length - block.width / 2);
    }
    for (const member of block.members) {
      const [parent] = parentsOf(member);
      const at = parent === undefined ? undefined : blockOf.get(parent);
      if (at) wishes.push(at.x + at.width / 2 - middleOf(block, member));
    }
    return wishes.length ? wishes.reduce((a, b) => a + b, 0) / wishes.length : block.x;
  };
  for (let turn = 0; turn < 60; turn++)
    for (const row of turn % 2 ? rows : [...rows].reverse()) {
      const places = settle(row, row.map(wish));
      for (const [i, block] of row.entries()) block.x = places[i] ?? block.x;
    }
}

/** The rings and crosses between those of a block. */
function bondsOf(block: Block, y: number, upwards: boolean): Bond[] {
  return block.members.slice(1).map((other, i) => {
    const one = block.members[i] as Person;
    const kind =
      one.status === 'lost' || other.status === 'lost'
        ? 'lost'
        : one.status === 'adult' && other.status === 'adult'
          ? 'married'
          : 'promised';
    const x = block.x + leftOf(block, other.number, upwards) - GAP.couple / 2;
    return { x, y: y + NODE.h / 2, kind, people: [one.number, other.number] };
  });
}

/** The lane in which the branches of a couple run sideways: those of one row that would lie on each other differ. */
function lanesOf(tree: readonly Person[], blocks: readonly Block[]): Map<Block, number> {
  const blockOf = homes(blocks);
  const spans = blocks.flatMap((block) => {
    const middle = block.x + block.width / 2;
    const feet = tree
      .filter((each) => parentsOf(each).some((parent) => blockOf.get(parent) === block))
      .map((each) => {
        const at = blockOf.get(each.number) as Block;
        return at.x + leftOf(at, each.number, true) + widthOf(each, true) / 2;
      });
    return feet.length ? [{ block, from: Math.min(middle, ...feet), to: Math.max(middle, ...feet) }] : [];
  });
  const found = new Map<Block, number>();
  const ends = new Map<string, number>();
  for (const { block, from, to } of spans.sort((a, b) => a.from - b.from)) {
    let lane = 0;
    while ((ends.get(`${block.row}:${lane}`) ?? -Infinity) > from - 8) lane += 1;
    ends.set(`${block.row}:${lane}`, to);
    found.set(block, lane);
  }
  return found;
}

function branchesOf(
  tree: readonly Person[],
  people: readonly Standing[],
  blockOf: ReadonlyMap<number, Block>,
  lanes: ReadonlyMap<Block, number>,
): Branch[] {
  const at = new Map(people.map((each) => [each.person.number, each]));
  return tree.flatMap((person): Branch[] => {
    const parents = parentsOf(person).map((number) => at.get(number) as Standing);
    const [first] = parents;
    const me = at.get(person.number);
    if (!first || !me) return [];
    const [left, right = left] = parents.toSorted((a, b) => a.x - b.x) as [Standing, Standing?];
    const x = left === right ? left.x + left.w / 2 : (left.x + left.w + right.x) / 2;
    const block = blockOf.get(first.person.number);
    const lane = block && lanes.get(block);
    const top = first.y + NODE.h;
    return [
      {
        from: { x, y: first.y + (parents.length > 1 ? NODE.h / 2 + 8 : NODE.h) },
        to: { x: me.x + me.w / 2, y: me.y },
        child: person.number,
        ...(lane === undefined ? {} : { lane: top + GAP.row / 2 + lane * GAP.lane }),
      },
    ];
  });
}

/** A branch as a path: down from the couple, in a curve or along its lane to the child. */
export function branchPath({ from, to, lane }: Branch): string {
  if (lane !== undefined) {
    const way = to.x - from.x;
    const bend = Math.min(6, Math.abs(way) / 2);
    const side = Math.sign(way) * bend;
    if (Math.abs(way) < 1) return `M${from.x} ${from.y}V${to.y}`;
    return `M${from.x} ${from.y}V${lane - bend}Q${from.x} ${lane} ${from.x + side} ${lane}H${to.x - side}Q${to.x} ${lane} ${to.x} ${lane + bend}V${to.y}`;
  }
  // Between the two it hangs straight down, so that it crosses no name.
  const foot = to.y - GAP.row;
  const bend = GAP.row * 0.75;
  return `M${from.x} ${from.y}V${foot}C${from.x} ${foot + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
}
