import { describe, expect, it } from 'vitest';
import { branchPath, GAP, layOut as layIn, settle, type Layout, type Size } from './layout';
import { stateOf, type Person } from './model';
import { blocksOf, crossings, walk } from './order';
import { plan, type Wish } from './plan';
import { lookOf } from './sizes';
import { friend, person } from './dev/people';

const NODE: Size = { w: 62, h: 60 };
const UNKNOWN: Size = { w: 44, h: 60 };
/** A tree of people who are all alike, but for the unknown of the Testament. */
function layOut(tree: readonly Person[], upwards = false, rows: readonly number[] = [], height = 0): Layout {
  return layIn(tree, {
    upwards,
    size: (person) => (upwards && person.kind === 'child' ? UNKNOWN : NODE),
    rows: rows.map((generation) => ({ generation, h: NODE.h })),
    height,
  });
}
function overlaps({ people }: Layout): [number, number][] {
  return people.flatMap((a, i) =>
    people
      .slice(i + 1)
      .filter(
        (b) => (a.x < b.x ? b.x - a.x - a.w : a.x - b.x - b.w) < GAP.couple - 0.01 && Math.abs(a.y - b.y) < NODE.h,
      )
      .map((b): [number, number] => [a.person.number, b.person.number]),
  );
}
const at = (laid: Layout, number: number) => {
  const found = laid.people.find((each) => each.person.number === number);
  if (!found) throw new Error(`${number} stands nowhere`);
  return found;
};

/** Three generations grown and a fourth of children, some promised: more than thirty people. */
function large(): Person[] {
  const tree: Person[] = [person(0, { kind: 'head', card: 'head', partner: 1 }), friend(1, { partner: 0 })];
  let couples: [number, number][] = [[0, 1]];
  for (let generation = 2; generation <= 4; generation++) {
    const next: [number, number][] = [];
    for (const [father, mother] of couples) {
      const born = generation === 2 ? 3 : generation === 3 ? 2 : 3;
      for (let i = 0; i < born; i++) {
        const number = tree.length;
        const last = generation === 4;
        const weds = !last || i === 0;
        tree.push(
          person(number, {
            generation,
            father,
            mother,
            status: last ? 'child' : 'adult',
            partner: weds ? number + 1 : null,
          }),
        );
        if (weds) {
          tree.push(friend(number + 1, { generation, partner: number, status: last ? 'promised' : 'adult' }));
          if (!last) next.push([number, number + 1]);
        }
      }
    }
    couples = next;
  }
  return tree;
}

describe('the tree', () => {
  it('is empty before the head is chosen', () => {
    const laid = layOut([], false, [1, 2]);
    expect(laid.people).toEqual([]);
    expect(laid.rows.map((row) => row.generation)).toEqual([1, 2]);
    expect(Number.isFinite(laid.width) && Number.isFinite(laid.height)).toBe(true);
  });

  it('puts a couple side by side with a ring between them', () => {
    const laid = layOut([person(0, { kind: 'head', partner: 1 }), friend(1, { partner: 0 })]);
    expect(at(laid, 1).x - at(laid, 0).x).toBe(NODE.w + GAP.couple);
    expect(at(laid, 1).y).toBe(at(laid, 0).y);
    expect(laid.bonds).toEqual([expect.objectContaining({ kind: 'married', people: [0, 1] })]);
  });

  it('puts children in the row below, in the middle under their parents', () => {
    const tree = [
      person(0, { kind: 'head', partner: 1 }),
      friend(1, { partner: 0 }),
      ...[2, 3, 4].map((n) => person(n, { generation: 2, father: 0, mother: 1, status: 'child' })),
    ];
    const laid = layOut(tree);
    expect(laid.branches.map((branch) => branch.child)).toEqual([2, 3, 4]);
    const middle = (at(laid, 2).x + at(laid, 4).x) / 2;
    expect(middle).toBeCloseTo((at(laid, 0).x + at(laid, 1).x) / 2, 0);
    for (const n of [2, 3, 4]) expect(at(laid, n).y).toBe(NODE.h + GAP.row);
    expect(overlaps(laid)).toEqual([]);
  });

  it('shows a promise as such', () => {
    const laid = layOut([
      person(0, { kind: 'head', partner: 1 }),
      friend(1, { partner: 0 }),
      person(2, { generation: 2, father: 0, mother: 1, status: 'child', partner: 3 }),
      friend(3, { generation: 2, status: 'promised', partner: 2 }),
    ]);
    expect(laid.bonds.map((bond) => bond.kind)).toEqual(['married', 'promised']);
  });

  it('puts a widower between his two wives', () => {
    const tree = [
      person(0, { kind: 'head', partner: 3 }),
      friend(1, { kind: 'lost', card: null, status: 'lost', nation: null, profession: null }),
      person(2, { generation: 2, father: 0, mother: 1, status: 'child' }),
      friend(3, { partner: 0 }),
      person(4, { generation: 2, father: 0, mother: 3, status: 'child' }),
    ];
    const laid = layOut(tree);
    expect(at(laid, 1).x).toBeLessThan(at(laid, 0).x);
    expect(at(laid, 3).x).toBeGreaterThan(at(laid, 0).x);
    expect(laid.bonds.map((bond) => bond.kind)).toEqual(['lost', 'married']);
    expect(overlaps(laid)).toEqual([]);
  });

  it('keeps a lost daughter with her family and her husband', () => {
    const tree = [
      person(0, { kind: 'head', partner: 1 }),
      friend(1, { partner: 0 }),
      person(2, { kind: 'lost', card: null, sex: 'female', generation: 2, father: 0, mother: 1, status: 'lost' }),
      friend(3, { generation: 2, sex: 'male', widowed: true }),
      person(4, { generation: 3, father: 3, mother: 2, status: 'child' }),
    ];
    const laid = layOut(tree);
    expect(laid.branches.map((branch) => branch.child)).toEqual([2, 4]);
    expect(Math.abs(at(laid, 2).x - at(laid, 3).x)).toBe(NODE.w + GAP.couple);
    expect(stateOf(tree[3] as Person)).toEqual({ key: 'legacy-board-widowed' });
    expect(stateOf(tree[1] as Person)).toBeNull();
  });

  it('has room for more than thirty-five people without overlap', () => {
    const tree = large();
    expect(tree.length).toBeGreaterThanOrEqual(35);
    const laid = layOut(tree);
    expect(laid.people).toHaveLength(tree.length);
    expect(overlaps(laid)).toEqual([]);
    for (const { x, y } of laid.people) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + NODE.w).toBeLessThanOrEqual(laid.width + 0.01);
      expect(y + NODE.h).toBeLessThanOrEqual(laid.height);
    }
    // Branches of one row do not cross: children stand in the order of their parents.
    for (const row of laid.rows) {
      const ends = laid.branches.filter((branch) => branch.to.y === row.y).sort((a, b) => a.to.x - b.to.x);
      const starts = ends.map((branch) => branch.from.x);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });

  it('grows upwards in the Testament', () => {
    const unknown = (n: number, generation: number, sex: string, partner: number) =>
      person(n, { generation, sex, partner });
    const tree = [
      friend(0, { generation: 0, father: 1, mother: 2 }),
      friend(1, { generation: 1, sex: 'male', partner: 2, father: 3, mother: 4 }),
      friend(2, { generation: 1, partner: 1, father: 5, mother: 6 }),
      unknown(3, 2, 'male', 4),
      unknown(4, 2, 'female', 3),
      unknown(5, 2, 'male', 6),
      unknown(6, 2, 'female', 5),
      person(7, { generation: 1, father: 3, mother: 4 }),
      person(8, { generation: 1, father: 5, mother: 6, partner: 9 }),
      friend(9, { generation: 1, partner: 8, father: 10, mother: 11 }),
      unknown(10, 2, 'male', 11),
      unknown(11, 2, 'female', 10),
      person(12, { generation: 0, father: 8, mother: 9 }),
    ];
    const laid = layOut(tree, true);
    expect(laid.rows.map((row) => row.generation)).toEqual([2, 1, 0]);
    expect(at(laid, 0).y).toBeGreaterThan(at(laid, 1).y);
    expect(at(laid, 1).y).toBeGreaterThan(at(laid, 3).y);
    expect(at(laid, 3).x).toBeLessThan(at(laid, 5).x);
    expect(at(laid, 7).x).toBeLessThan(at(laid, 1).x);
    expect(at(laid, 8).x).toBeGreaterThan(at(laid, 2).x);
    expect(overlaps(laid)).toEqual([]);
  });

  it('uncrosses the branches of in-laws who have parents too', () => {
    const unknown = (n: number, generation: number, sex: string, given: Partial<Person> = {}) =>
      person(n, { generation, sex, ...given });
    // The first of two siblings has married somebody with parents: they would stand between the two families.
    const tree = [
      friend(0, { generation: 0, father: 1, mother: 2 }),
      friend(1, { generation: 1, sex: 'male', partner: 2, father: 3, mother: 4 }),
      friend(2, { generation: 1, partner: 1, father: 5, mother: 6 }),
      unknown(3, 2, 'male', { partner: 4 }),
      unknown(4, 2, 'female', { partner: 3 }),
      unknown(5, 2, 'male', { partner: 6 }),
      unknown(6, 2, 'female', { partner: 5 }),
      unknown(7, 1, 'male', { father: 5, mother: 6, partner: 9 }),
      unknown(8, 1, 'male', { father: 5, mother: 6 }),
      friend(9, { generation: 1, partner: 7, father: 10, mother: 11 }),
      unknown(10, 2, 'male', { partner: 11 }),
      unknown(11, 2, 'female', { partner: 10 }),
    ];
    expect(crossings(tree, walk(tree, blocksOf(tree), true))).toBe(0);
    const laid = layOut(tree, true);
    expect(overlaps(laid)).toEqual([]);
    expect(at(laid, 3).w).toBe(UNKNOWN.w);
    // Branches that would lie on each other run in lanes of their own, between the rows.
    for (const branch of laid.branches) {
      expect(branch.lane).toBeGreaterThan(branch.from.y);
      expect(branch.lane).toBeLessThan(branch.to.y);
      expect(branchPath(branch)).toMatch(/^M.*V/);
    }
  });

  it('settles a row as near as can be to the wishes', () => {
    const row = [100, 100].map((width, order) => ({ width, order }));
    expect(settle(row, [0, 300])).toEqual([0, 300]);
    const [a = 0, b = 0] = settle(row, [50, 50]);
    expect(b - a).toBe(100 + GAP.block);
    expect((a + b) / 2).toBe(50);
  });
});

describe('the room of a tree', () => {
  const wish: Wish = { now: 3, rows: [1, 2, 3, 4], testament: false, least: 0.8, most: 1.6 };
  const couple = [person(0, { kind: 'head', partner: 1 }), friend(1, { partner: 0 })];

  it('is shared by the rows', () => {
    const laid = layOut(couple, false, [1, 2, 3], 400);
    expect(laid.rows.map((row) => row.y)).toEqual([0, 170, 340]);
    expect(laid.height).toBe(400);
  });
  it('is filled by a small family, and a large one stands closer before it is moved about', () => {
    const small = plan(couple, { w: 690, h: 370 }, { ...wish, now: 1, rows: [1, 2] });
    expect(small.density).toBe('roomy');
    expect(small.scale).toBeGreaterThan(1.4);
    expect(small.laid.height * small.scale).toBeCloseTo(370, 0);
    const crowd = plan(large(), { w: 690, h: 370 }, wish);
    expect(crowd.density).toBe('ribbon');
    expect(crowd.scale).toBe(0.8);
    expect(crowd.whole).toBeLessThan(crowd.scale);
  });
  it('is drawn a little smaller if all of it is seen then', () => {
    const room = (least: number) => plan(large(), { w: 690, h: 370 }, { ...wish, least });
    const { whole } = room(0.8);
    const [nearly, far] = [room(whole / 0.95), room(whole / 0.9)];
    expect([nearly.scale, nearly.whole]).toEqual([whole, whole]);
    expect(far.scale).toBeGreaterThan(far.whole);
  });
  it('shows the current generation large, and the past of a crowd without names', () => {
    expect(lookOf(person(0, { generation: 3 }), 'ribbon', 3, false)).toBe('large');
    expect(lookOf(person(0, { generation: 2 }), 'ribbon', 3, false)).toBe('ribbon');
    expect(lookOf(person(0, { generation: 2 }), 'roomy', 3, false)).toBe('small');
    expect(lookOf(person(0), 'roomy', 3, true)).toBe('unknown');
  });
});
