/**
 * Where everybody stands in a family tree.
 *
 * People who are married, promised or have children together are one block; blocks stand in rows by generation, in the
 * order of a walk through the family, so that branches do not cross. Where a block stands in its row is settled by
 * turns: every block wants to be in the middle of its children and under its parents, and none may overlap. The same
 * serves the tree that grows downwards and that of the Testament, which grows upwards.
 */
import type { Person } from './model';

export const NODE = { w: 62, h: 60 };
/** Between two of a couple, between blocks, and between rows. */
export const GAP = { couple: 8, block: 12, row: 26 };

export interface Standing {
  person: Person;
  x: number;
  y: number;
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
}
export interface Layout {
  people: readonly Standing[];
  bonds: readonly Bond[];
  branches: readonly Branch[];
  rows: readonly { generation: number; y: number }[];
  width: number;
  height: number;
}

interface Block {
  members: Person[];
  row: number;
  width: number;
  x: number;
  /** Where in the order of its row. */
  order: number;
}

const widthOf = (n: number) => n * NODE.w + (n - 1) * GAP.couple;
/** The middle of a member, from the left edge of its block. */
const middleOf = (block: Block, number: number) =>
  block.members.findIndex((each) => each.number === number) * (NODE.w + GAP.couple) + NODE.w / 2;
const parentsOf = (person: Person) => [person.father, person.mother].filter((each): each is number => each !== null);

/** The blocks of a tree; who was there first stands first, lost partners stand on the other side. */
function blocksOf(tree: readonly Person[]): Block[] {
  const group = tree.map((_, i) => i);
  const root = (i: number): number => (group[i] === i || group[i] === undefined ? i : root(group[i]));
  const join = (a: number, b: number) => (group[Math.max(root(a), root(b))] = Math.min(root(a), root(b)));
  for (const person of tree) {
    if (person.partner !== null) join(person.number, person.partner);
    if (person.father !== null && person.mother !== null) join(person.father, person.mother);
  }
  const found = new Map<number, Person[]>();
  for (const person of tree) found.set(root(person.number), [...(found.get(root(person.number)) ?? []), person]);
  return [...found.values()].map((members) => {
    const rank = (each: Person) =>
      each.status === 'lost' && each.kind === 'lost' && members.length > 2 ? -1 : each.number;
    const sorted = [...members].sort((a, b) => rank(a) - rank(b));
    const row = Math.min(...members.map((each) => each.generation));
    return { members: sorted, row, width: widthOf(members.length), x: 0, order: 0 };
  });
}

/** Blocks by row from the top, each row in the order of a walk through the family. */
function walk(tree: readonly Person[], blocks: readonly Block[], upwards: boolean): Block[][] {
  const blockOf = new Map<number, Block>();
  for (const block of blocks) for (const member of block.members) blockOf.set(member.number, block);
  const rows = new Map<number, Block[]>();
  const seen = new Set<Block>();
  const put = (block: Block) => rows.set(block.row, [...(rows.get(block.row) ?? []), block]);
  const childrenOf = (block: Block) =>
    tree.filter((each) => parentsOf(each).some((parent) => blockOf.get(parent) === block));
  const above = (person: Person) => {
    const parent = parentsOf(person)[0];
    return parent === undefined ? undefined : blockOf.get(parent);
  };

  function down(block: Block): void {
    if (seen.has(block)) return;
    seen.add(block);
    // A partner who was found may bring parents of his own.
    for (const member of block.members) {
      const parents = above(member);
      if (parents && !seen.has(parents)) up(parents, block);
    }
    put(block);
    for (const child of childrenOf(block)) {
      const below = blockOf.get(child.number);
      if (below) down(below);
    }
  }
  /** Ancestors: the left half of a couple has its family on the left, the right half on the right. */
  function up(block: Block, from: Block | null): void {
    if (seen.has(block)) return;
    seen.add(block);
    const [left, ...right] = block.members;
    const siblingsOf = (member: Person | undefined) => {
      const parents = member && above(member);
      if (!parents) return [];
      up(parents, block);
      return childrenOf(parents)
        .map((each) => blockOf.get(each.number))
        .filter((each): each is Block => each !== undefined && each !== block);
    };
    for (const each of siblingsOf(left)) down(each);
    put(block);
    for (const member of right) for (const each of siblingsOf(member)) down(each);
    if (!from) for (const child of childrenOf(block)) down(blockOf.get(child.number) as Block);
  }

  const first = tree[0] && blockOf.get(tree[0].number);
  if (first) (upwards ? up : down)(first, null);
  for (const block of blocks) down(block);
  const sorted = [...rows.entries()].sort(([a], [b]) => (upwards ? b - a : a - b));
  return sorted.map(([, row]) => row);
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
  const rows = walk(tree, blocks, upwards);
  const blockOf = new Map<number, Block>();
  for (const block of blocks) for (const member of block.members) blockOf.set(member.number, block);
  for (const row of rows) {
    let x = 0;
    for (const [order, block] of row.entries()) {
      block.order = order;
      block.x = x;
      x += block.width + GAP.block;
    }
  }

  const children = (block: Block) => {
    const numbers = new Set(block.members.map((each) => each.number));
    return tree.filter((each) => parentsOf(each).some((parent) => numbers.has(parent)));
  };
  /** Where a block would like to stand: in the middle of its parents, of its children, or of both. */
  const wish = (block: Block): number => {
    const wishes: number[] = [];
    const below = children(block);
    if (below.length) {
      const middles = below.map((child) => {
        const at = blockOf.get(child.number) as Block;
        return at.x + middleOf(at, child.number);
      });
      wishes.push(middles.reduce((a, b) => a + b, 0) / middles.length - block.width / 2);
    }
    for (const member of block.members) {
      const [parent] = parentsOf(member);
      const at = parent === undefined ? undefined : blockOf.get(parent);
      if (at) wishes.push(at.x + at.width / 2 - middleOf(block, member.number));
    }
    return wishes.length ? wishes.reduce((a, b) => a + b, 0) / wishes.length : block.x;
  };
  for (let turn = 0; turn < 60; turn++)
    for (const row of turn % 2 ? rows : [...rows].reverse()) {
      const places = settle(row, row.map(wish));
      for (const [i, block] of row.entries()) block.x = places[i] ?? block.x;
    }

  const left = Math.min(0, ...blocks.map((block) => block.x));
  const shift = Number.isFinite(left) ? -Math.min(...blocks.map((block) => block.x), Infinity) : 0;
  const generations = [...new Set([...rows.map((row) => row[0]?.row ?? 0), ...leastRows])].sort((a, b) =>
    upwards ? b - a : a - b,
  );
  const yOf = (generation: number) => generations.indexOf(generation) * (NODE.h + GAP.row);

  const people: Standing[] = [];
  const bonds: Bond[] = [];
  for (const block of blocks) {
    block.x += Number.isFinite(shift) ? shift : 0;
    const y = yOf(block.row);
    for (const [i, person] of block.members.entries())
      people.push({ person, x: block.x + i * (NODE.w + GAP.couple), y });
    for (let i = 1; i < block.members.length; i++) {
      const [one, other] = [block.members[i - 1] as Person, block.members[i] as Person];
      const kind =
        one.status === 'lost' || other.status === 'lost'
          ? 'lost'
          : one.status === 'adult' && other.status === 'adult'
            ? 'married'
            : 'promised';
      const x = block.x + i * (NODE.w + GAP.couple) - GAP.couple / 2;
      bonds.push({ x, y: y + NODE.h / 2, kind, people: [one.number, other.number] });
    }
  }
  const at = new Map(people.map((each) => [each.person.number, each]));
  const branches = tree.flatMap((person): Branch[] => {
    const parents = parentsOf(person).map((number) => at.get(number) as Standing);
    const me = at.get(person.number);
    if (!parents.length || !me) return [];
    const x = parents.reduce((sum, each) => sum + each.x + NODE.w / 2, 0) / parents.length;
    const from = { x, y: (parents[0] as Standing).y + (parents.length > 1 ? NODE.h / 2 + 8 : NODE.h) };
    return [{ from, to: { x: me.x + NODE.w / 2, y: me.y }, child: person.number }];
  });
  return {
    people: people.sort((a, b) => a.person.number - b.person.number),
    bonds,
    branches,
    rows: generations.map((generation) => ({ generation, y: yOf(generation) })),
    width: Math.max(NODE.w, ...people.map((each) => each.x + NODE.w)),
    height: Math.max(1, generations.length) * (NODE.h + GAP.row) - GAP.row,
  };
}

/** A branch as a path: down from the couple, in a curve to the child. */
export function branchPath({ from, to }: Branch): string {
  // Between the two it hangs straight down, so that it crosses no name.
  const foot = to.y - GAP.row;
  const bend = GAP.row * 0.75;
  return `M${from.x} ${from.y}V${foot}C${from.x} ${foot + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
}
