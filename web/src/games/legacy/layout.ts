/**
 * Where everybody stands in a family tree.
 *
 * order.ts says who stands beside whom. Where a block stands in its row is settled by turns: every block wants to be in
 * the middle of its children and under its parents, and none may overlap. The same serves the tree that grows downwards
 * and that of the Testament, which grows upwards: there the unknown take less room, and branches run in lanes of their
 * own between two rows, so that one can follow them. How large everybody is says the frame; rows share the height there
 * is.
 */
import type { Person } from './model';
import { blocksOf, homes, parentsOf, walk, type Block } from './order';

export interface Size {
  w: number;
  h: number;
}
export interface Gaps {
  /** Between two of a couple, and between blocks. */
  couple: number;
  block: number;
  /** Between rows, at least; and between the lanes of branches. */
  row: number;
  lane: number;
}
export const GAP: Gaps = { couple: 2, block: 14, row: 30, lane: 7 };

export interface Frame {
  /** The Testament: whoever asks stands at the bottom. */
  upwards?: boolean;
  size: (person: Person) => Size;
  gap?: Gaps;
  /** Generations that have a row even if nobody is there, with its height. */
  rows?: readonly { generation: number; h: number }[];
  /** The height that the rows share; they take more if they must. */
  height?: number;
}

export interface Standing extends Size {
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
  /** Where the row of the parents ends. */
  foot: number;
  /** The height at which it runs sideways; without it it is a curve. */
  lane?: number;
}
export interface Layout {
  people: readonly Standing[];
  bonds: readonly Bond[];
  branches: readonly Branch[];
  rows: readonly { generation: number; y: number; h: number }[];
  width: number;
  height: number;
}

/** Puts the blocks of a row as near as can be to where they want to be, in their order and without overlap. */
export function settle(
  row: readonly { width: number; order: number }[],
  wanted: readonly number[],
  gap = GAP.block,
): number[] {
  // Without the widths of those before it, every block may stand anywhere not left of its neighbour.
  const before: number[] = [];
  row.reduce((sum, block, i) => {
    before[i] = sum;
    return sum + block.width + gap;
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

/** A family tree, laid out. */
export function layOut(tree: readonly Person[], frame: Frame): Layout {
  const { upwards = false, gap = GAP } = frame;
  const spread = new Spread(frame.size, gap);
  const blocks = blocksOf(tree);
  for (const block of blocks) block.width = spread.width(block);
  const order = walk(tree, blocks, upwards);
  settleAll(tree, order, spread);
  const left = Math.min(...blocks.map((block) => block.x), Infinity);
  for (const block of blocks) block.x -= left;

  const lanes = upwards ? lanesOf(tree, blocks, spread) : new Map<Block, number>();
  const rows = rowsOf(blocks, lanes, frame);
  const rowOf = new Map(rows.map((row) => [row.generation, row]));
  const people = blocks.flatMap((block): Standing[] =>
    block.members.map((person) => {
      const size = frame.size(person);
      const row = rowOf.get(block.row) ?? { y: 0, h: size.h };
      return { person, x: block.x + spread.left(block, person.number), y: row.y + (row.h - size.h) / 2, ...size };
    }),
  );
  const last = rows.at(-1);
  return {
    people: people.sort((a, b) => a.person.number - b.person.number),
    bonds: bondsOf(blocks, people, gap),
    branches: branchesOf(tree, people, homes(blocks), rowOf, lanes, gap),
    rows,
    width: Math.max(40, ...people.map((each) => each.x + each.w)),
    height: last ? last.y + last.h : 60,
  };
}

/** The widths of people in their blocks. */
class Spread {
  constructor(
    private readonly size: Frame['size'],
    readonly gap: Gaps,
  ) {}
  of(person: Person): number {
    return this.size(person).w;
  }
  width(block: Block): number {
    return block.members.reduce((sum, each) => sum + this.of(each) + this.gap.couple, -this.gap.couple);
  }
  /** The left edge of a member, from the left edge of its block. */
  left(block: Block, number: number): number {
    let x = 0;
    for (const member of block.members) {
      if (member.number === number) break;
      x += this.of(member) + this.gap.couple;
    }
    return x;
  }
  /** The middle of a member, from the left edge of its block. */
  middle(block: Block, person: Person): number {
    return this.left(block, person.number) + this.of(person) / 2;
  }
}

/** The rows from the top: as high as who stands there, apart by what is left of the height, and by the lanes. */
function rowsOf(blocks: readonly Block[], lanes: ReadonlyMap<Block, number>, frame: Frame): Layout['rows'] {
  const { upwards = false, gap = GAP, rows: least = [], height = 0 } = frame;
  const heights = new Map(least.map(({ generation, h }) => [generation, h]));
  for (const block of blocks)
    for (const member of block.members)
      heights.set(block.row, Math.max(heights.get(block.row) ?? 0, frame.size(member).h));
  const deepest = new Map<number, number>();
  for (const [block, lane] of lanes) deepest.set(block.row, Math.max(lane, deepest.get(block.row) ?? 0));
  const generations = [...heights.keys()].sort((a, b) => (upwards ? b - a : a - b));
  const gapBelow = (generation: number) => gap.row + (deepest.get(generation) ?? 0) * gap.lane;
  const needed = generations.reduce(
    (sum, each, i) => sum + (heights.get(each) ?? 0) + (i < generations.length - 1 ? gapBelow(each) : 0),
    0,
  );
  const more = generations.length > 1 ? Math.max(0, height - needed) / (generations.length - 1) : 0;
  let y = 0;
  return generations.map((generation) => {
    const row = { generation, y, h: heights.get(generation) ?? 0 };
    y += row.h + gapBelow(generation) + more;
    return row;
  });
}

/** Lets all blocks find their places, row by row, down and up in turns. */
function settleAll(tree: readonly Person[], rows: readonly Block[][], spread: Spread): void {
  const blockOf = homes(rows.flat());
  for (const row of rows) {
    let x = 0;
    for (const [order, block] of row.entries()) {
      block.order = order;
      block.x = x;
      x += block.width + spread.gap.block;
    }
  }
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
        return at.x + spread.middle(at, child);
      });
      wishes.push(middles.reduce((a, b) => a + b, 0) / middles.length - block.width / 2);
    }
    for (const member of block.members) {
      const [parent] = parentsOf(member);
      const at = parent === undefined ? undefined : blockOf.get(parent);
      if (at) wishes.push(at.x + at.width / 2 - spread.middle(block, member));
    }
    return wishes.length ? wishes.reduce((a, b) => a + b, 0) / wishes.length : block.x;
  };
  for (let turn = 0; turn < 60; turn++)
    for (const row of turn % 2 ? rows : [...rows].reverse()) {
      const places = settle(row, row.map(wish), spread.gap.block);
      for (const [i, block] of row.entries()) block.x = places[i] ?? block.x;
    }
}

/** The rings and crosses between those of a block. */
function bondsOf(blocks: readonly Block[], people: readonly Standing[], gap: Gaps): Bond[] {
  const at = new Map(people.map((each) => [each.person.number, each]));
  return blocks.flatMap((block) =>
    block.members.slice(1).map((other, i): Bond => {
      const one = block.members[i] as Person;
      const kind =
        one.status === 'lost' || other.status === 'lost'
          ? 'lost'
          : one.status === 'adult' && other.status === 'adult'
            ? 'married'
            : 'promised';
      const right = at.get(other.number) as Standing;
      return { x: right.x - gap.couple / 2, y: right.y + right.h / 2, kind, people: [one.number, other.number] };
    }),
  );
}

/** The lane in which the branches of a couple run sideways: those of one row that would lie on each other differ. */
function lanesOf(tree: readonly Person[], blocks: readonly Block[], spread: Spread): Map<Block, number> {
  const blockOf = homes(blocks);
  const spans = blocks.flatMap((block) => {
    const middle = block.x + block.width / 2;
    const feet = tree
      .filter((each) => parentsOf(each).some((parent) => blockOf.get(parent) === block))
      .map((each) => {
        const at = blockOf.get(each.number) as Block;
        return at.x + spread.middle(at, each);
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
  rowOf: ReadonlyMap<number, { y: number; h: number }>,
  lanes: ReadonlyMap<Block, number>,
  gap: Gaps,
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
    const row = block && rowOf.get(block.row);
    const foot = row ? row.y + row.h : first.y + first.h;
    const lane = block && lanes.get(block);
    return [
      {
        from: {
          x,
          y: parents.length > 1 ? Math.max(left.y, right.y) + Math.min(left.h, right.h) / 2 + 8 : first.y + first.h,
        },
        to: { x: me.x + me.w / 2, y: me.y },
        child: person.number,
        foot,
        ...(lane === undefined ? {} : { lane: foot + gap.row / 2 + lane * gap.lane }),
      },
    ];
  });
}

/** A branch as a path: down from the couple, then in a curve or along its lane to the child. */
export function branchPath({ from, to, foot, lane }: Branch): string {
  const way = to.x - from.x;
  if (Math.abs(way) < 1) return `M${from.x} ${from.y}V${to.y}`;
  if (lane !== undefined) {
    const bend = Math.min(6, Math.abs(way) / 2);
    const side = Math.sign(way) * bend;
    return `M${from.x} ${from.y}V${lane - bend}Q${from.x} ${lane} ${from.x + side} ${lane}H${to.x - side}Q${to.x} ${lane} ${to.x} ${lane + bend}V${to.y}`;
  }
  // Between the two it hangs straight down, so that it crosses no name; then it forks as wood does.
  const room = to.y - foot;
  const middle = foot + room * 0.45;
  const bend = Math.min(room * 0.4, Math.abs(way) / 2, 18);
  const side = Math.sign(way) * bend;
  return (
    `M${from.x} ${from.y}V${middle - bend * 0.7}C${from.x} ${middle} ${from.x + side * 0.5} ${middle} ${from.x + side} ${middle}` +
    `L${to.x - side} ${middle}C${to.x - side * 0.5} ${middle} ${to.x} ${middle} ${to.x} ${middle + bend * 0.7}V${to.y}`
  );
}
