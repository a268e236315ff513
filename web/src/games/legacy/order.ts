/**
 * Who stands beside whom in a family tree.
 *
 * People who are married, promised or have children together are one block; blocks stand in rows by generation, in the
 * order of a walk through the family. In the Testament, where everybody may have parents, such a walk can still leave
 * branches that cross: blocks are then moved in their rows, and couples change sides, as long as that uncrosses some.
 */
import type { Person } from './model';

export interface Block {
  members: Person[];
  row: number;
  width: number;
  x: number;
  /** Where in the order of its row. */
  order: number;
}

export const parentsOf = (person: Person) =>
  [person.father, person.mother].filter((each): each is number => each !== null);

/** The blocks of a tree; who was there first stands first, lost partners stand on the other side. */
export function blocksOf(tree: readonly Person[]): Block[] {
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
    return { members: sorted, row, width: 0, x: 0, order: 0 };
  });
}

/** Which block everybody is in. */
export function homes(blocks: readonly Block[]): Map<number, Block> {
  return new Map(blocks.flatMap((block) => block.members.map((member): [number, Block] => [member.number, block])));
}

/** Blocks by row from the top, each row in the order of a walk through the family. */
export function walk(tree: readonly Person[], blocks: readonly Block[], upwards: boolean): Block[][] {
  const blockOf = homes(blocks);
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
    // A partner who was found may bring parents of their own.
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
  const found = sorted.map(([, row]) => row);
  if (upwards) uncross(tree, found);
  return found;
}

interface Edge {
  parent: Block;
  child: Block;
  person: number;
}

/** How often branches cross, if everybody stands in this order. */
export function crossings(tree: readonly Person[], rows: readonly (readonly Block[])[]): number {
  const place = new Map<Block, number>();
  for (const row of rows) for (const [i, block] of row.entries()) place.set(block, i);
  return count(edgesOf(tree, rows), place);
}

function edgesOf(tree: readonly Person[], rows: readonly (readonly Block[])[]): Edge[] {
  const blockOf = homes(rows.flat());
  return tree.flatMap((person): Edge[] => {
    const [first] = parentsOf(person);
    const parent = first === undefined ? undefined : blockOf.get(first);
    const child = blockOf.get(person.number);
    return parent && child ? [{ parent, child, person: person.number }] : [];
  });
}

function count(edges: readonly Edge[], place: ReadonlyMap<Block, number>): number {
  const ends = edges.map(({ parent, child, person }) => ({
    row: parent.row,
    top: place.get(parent) ?? 0,
    foot: (place.get(child) ?? 0) * 8 + child.members.findIndex((each) => each.number === person),
  }));
  let found = 0;
  for (const [i, a] of ends.entries())
    for (const b of ends.slice(i + 1)) if (a.row === b.row && (a.top - b.top) * (a.foot - b.foot) < 0) found += 1;
  return found;
}

/** Moves blocks in their rows, and lets couples change sides, while fewer branches cross by it. */
function uncross(tree: readonly Person[], rows: Block[][]): void {
  const edges = edgesOf(tree, rows);
  const place = new Map<Block, number>();
  const number = (row: readonly Block[]) => row.forEach((block, i) => place.set(block, i));
  rows.forEach(number);
  let least = count(edges, place);
  /** Keeps a change if it is a gain, else takes it back. */
  const keep = (takeBack: () => void): boolean => {
    const now = count(edges, place);
    if (now < least) {
      least = now;
      return true;
    }
    takeBack();
    return false;
  };
  for (let better = true; better && least > 0;) {
    better = false;
    for (const row of rows)
      for (const block of [...row]) {
        if (block.members.length === 2) {
          block.members.reverse();
          if (keep(() => block.members.reverse())) better = true;
        }
        for (let to = 0; to < row.length; to++) {
          const from = row.indexOf(block);
          if (to === from) continue;
          row.splice(to, 0, ...row.splice(from, 1));
          number(row);
          const back = () => {
            row.splice(from, 0, ...row.splice(to, 1));
            number(row);
          };
          if (keep(back)) better = true;
        }
      }
  }
}
