/** Where things lie on the board: one sheet of 944 by 462, scaled whole, and higher in a higher box. */

export const BOARD = { w: 944, h: 462 } as const;
/** How much higher the sheet may become. */
export const MOST_HIGHER = 190;
/** The city square with its five districts. */
export const SQUARE = { w: 330, h: 308, cx: 165, cy: 153, rx: 162, ry: 150, hubX: 52, hubY: 43 } as const;
/** The middle of a district on the unit circle, in degrees: the reader's own is at the bottom, then clockwise. */
export const DISTRICT_AT = [90, 162, 234, 306, 18] as const;
const HALF = 36;
/** From the largest size of a die on the square to the smallest. */
const SIZES = [36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16] as const;
const GAP = 4;
/** Below a die there is room for its price, clear of the die below that; less between many small dice. */
const drop = (size: number): number => (size >= 22 ? 13 : 9);
/** The price of a die, seen from the middle of its lower edge: lower and without a coin where dice are small. */
export function priceTag(price: number, size: number): { half: number; top: number; bottom: number; coin: boolean } {
  const wide = price > 9 ? 30 : 24;
  const coin = wide < size + GAP;
  return { half: (coin ? wide : wide - 11) / 2, top: -3, bottom: drop(size) - 3, coin };
}
/** The own shield stands at the lower edge. */
const FLOOR = 287;
/** How far a die keeps from the edges of its district, in pixels. */
const EDGE = 5;

export interface Spot {
  x: number;
  y: number;
}
export interface Packed {
  size: number;
  spots: Spot[];
}

/**
 * Which part of the square belongs to whom, by place from the bottom on: a seat, `'neutral'`, or null for an empty
 * one. Fewer players sit as far from each other as they can.
 */
export function districts(seats: number, own: number): (number | 'neutral' | null)[] {
  const next = (n: number) => (own + n) % seats;
  if (seats === 2) return [own, null, next(1), null, 'neutral'];
  if (seats === 3) return [own, next(1), next(2), null, 'neutral'];
  return [own, next(1), next(2), next(3), 'neutral'];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point of the square by its angle and its share of the way from the middle to the edge. */
export function at(degrees: number, share: number): Spot {
  const angle = radians(degrees);
  return { x: SQUARE.cx + SQUARE.rx * share * Math.cos(angle), y: SQUARE.cy + SQUARE.ry * share * Math.sin(angle) };
}

/** The outline of a district, a slice of the ring between fountain and edge. */
export function slice(place: number, inset = 0): string {
  const middle = DISTRICT_AT[place] ?? 90;
  const [from, to] = [radians(middle - HALF), radians(middle + HALF)];
  const { cx, cy, hubX, hubY } = SQUARE;
  const [rx, ry] = [SQUARE.rx - inset, SQUARE.ry - inset];
  const point = (angle: number, a: number, b: number) =>
    `${(cx + a * Math.cos(angle)).toFixed(1)} ${(cy + b * Math.sin(angle)).toFixed(1)}`;
  return (
    `M${point(from, hubX, hubY)}L${point(from, rx, ry)}A${rx} ${ry} 0 0 1 ${point(to, rx, ry)}` +
    `L${point(to, hubX, hubY)}A${hubX} ${hubY} 0 0 0 ${point(from, hubX, hubY)}z`
  );
}

/** The straight edges of a district: unit vectors from the middle of the square outwards. */
const EDGES = DISTRICT_AT.map((middle) =>
  [-1, 1].map((side) => {
    const edge = radians(middle + side * HALF);
    const [x, y] = [SQUARE.rx * Math.cos(edge), SQUARE.ry * Math.sin(edge)];
    const length = Math.hypot(x, y);
    return { x: x / length, y: y / length, side };
  }),
);

/** From where to where a district reaches at one height, the fountain not counted; it is a convex shape. */
function reach(place: number, y: number): { from: number; to: number } | null {
  const { cx, cy, rx, ry } = SQUARE;
  const dy = y - cy;
  const part = 1 - (dy / (ry - EDGE)) ** 2;
  if (part <= 0 || (place === 0 && y > FLOOR)) return null;
  let [from, to] = [-(rx - EDGE) * Math.sqrt(part), (rx - EDGE) * Math.sqrt(part)];
  // side * (dy * edge.x - dx * edge.y) <= 1 - EDGE keeps a die off the straight edges.
  for (const edge of EDGES[place] ?? []) {
    const slope = -edge.side * edge.y;
    const room = 1 - EDGE - edge.side * dy * edge.x;
    if (Math.abs(slope) < 1e-9) {
      if (room < 0) return null;
    } else if (slope > 0) to = Math.min(to, room / slope);
    else from = Math.max(from, room / slope);
  }
  return from <= to ? { from: cx + from, to: cx + to } : null;
}

/** Where the left edge of a die may be in a line of a district. */
function line(place: number, top: number, size: number): { from: number; to: number } | null {
  const [above, below] = [reach(place, top), reach(place, top + size)];
  if (!above || !below) return null;
  const from = Math.max(above.from, below.from);
  const to = Math.min(above.to, below.to) - size;
  if (from > to) return null;
  // Beside the fountain, on the side with more room.
  const { cx, cy, hubX, hubY } = SQUARE;
  const near = Math.max(0, top - cy, cy - top - size);
  const part = 1 - (near / (hubY + EDGE)) ** 2;
  if (part <= 0) return { from, to };
  const half = (hubX + EDGE) * Math.sqrt(part);
  const [left, right] = [
    { from, to: Math.min(to, cx - half - size) },
    { from: Math.max(from, cx + half), to },
  ];
  const best = left.to - left.from > right.to - right.from ? left : right;
  return best.from <= best.to ? best : null;
}

const known = new Map<string, Packed>();

/** Where that many dice lie in a district, as large as they fit. */
export function pack(place: number, n: number): Packed {
  const key = `${place} ${n}`;
  const found = known.get(key);
  if (found) return found;
  let made: Packed = { size: SIZES[SIZES.length - 1] ?? 16, spots: [] };
  for (const size of SIZES) {
    made = arranged(place, n, size);
    if (made.spots.length >= n) break;
  }
  known.set(key, made);
  return made;
}

function arranged(place: number, n: number, size: number): Packed {
  const heart = at(DISTRICT_AT[place] ?? 90, 0.68);
  const pitch = size + GAP;
  let best: { spots: Spot[]; far: number } = { spots: [], far: Infinity };
  for (let phase = 0; phase < size + drop(size); phase += 3) {
    const rows: { y: number; from: number; room: number; far: number }[] = [];
    for (let y = phase; y + size <= SQUARE.h; y += size + drop(size)) {
      const span = line(place, y, size);
      if (!span) continue;
      const room = Math.floor((span.to - span.from) / pitch) + 1;
      rows.push({ y, from: (span.from + span.to) / 2, room, far: Math.abs(y + size / 2 - heart.y) });
    }
    rows.sort((a, b) => a.far - b.far);
    const used: { y: number; from: number; n: number }[] = [];
    let left = n;
    // As few lines as possible, the nearest to the middle first, and the dice spread evenly over them.
    const needed: typeof rows = [];
    for (const row of rows) {
      if (left <= 0) break;
      needed.push(row);
      left -= row.room;
    }
    left = n;
    for (const [i, row] of needed.entries()) {
      const share = Math.min(row.room, Math.ceil(left / (needed.length - i)));
      used.push({ y: row.y, from: row.from, n: share });
      left -= share;
    }
    for (const row of used) {
      const room = needed.find((each) => each.y === row.y)?.room ?? 0;
      while (left > 0 && row.n < room) {
        row.n++;
        left--;
      }
    }
    used.sort((a, b) => a.y - b.y);
    const spots = used.flatMap((row) =>
      Array.from({ length: row.n }, (_, i) => ({ x: row.from + (i - (row.n - 1) / 2) * pitch, y: row.y })),
    );
    const far = spots.reduce((sum, s) => sum + Math.hypot(s.x + size / 2 - heart.x, s.y + size / 2 - heart.y), 0);
    if (spots.length > best.spots.length || (spots.length === best.spots.length && far < best.far))
      best = { spots, far };
  }
  return { size, spots: best.spots };
}
