/**
 * Pictures of a game's board for its rules page, drawn by the board itself from a position that never changes.
 *
 * A game says in its `primer.ts` which part of the board each paragraph of "The game in five minutes" shows; the position
 * beside it, `primer.json`, is made by `tools/primer.py`.
 */
import type { GameView } from '../lib/api';
import { giveNumbers } from '../lib/numbers.svelte';
import type { House } from '../kit/houses';
import { say, t } from '../lib/settings.svelte';
import type { BoardProps, GameUi, Offers, Player } from './board';
import { gameUi } from './registry';

/** What a picture shows: a part of the board, or of the reader's own things under it. */
export interface Shot {
  part?: 'Own';
  /** A box of the board's drawing, or all elements that a selector finds. */
  box?: { x: number; y: number; w: number; h: number };
  show?: string;
}
/** By the id of the paragraph: `five-time`. */
export type Shots = Readonly<Record<string, Shot>>;

interface Scene {
  seat: number;
  houses: readonly House[];
  view: GameView & { players: readonly { score?: Record<string, number> | null }[] };
}
/** The board of a game in its fixed position. */
export interface Stage {
  ui: GameUi;
  board: BoardProps;
  me: Player;
}
export interface Primer extends Stage {
  shots: Shots;
}

const shots = import.meta.glob<{ default: Shots }>('./*/primer.ts');
const scenes = import.meta.glob<{ default: Scene }>('./*/primer.json');
const printed = import.meta.glob<{ default: unknown }>('./*/dev/printed.json');
const NAMES = ['Jadwiga', 'Hugo', 'Martha', 'Conrad'];

const NOTHING: Offers = {
  kind: null,
  mine: false,
  options: new Map(),
  refused: new Map(),
  recalled: [],
  pointed: null,
  point: () => undefined,
  lit: () => false,
  state: () => 'plain',
  answer: () => undefined,
  why: () => undefined,
  unwhy: () => undefined,
  press: () => undefined,
  name: (token) => token,
  warning: () => undefined,
};

const known = new Map<string, Promise<Stage | null>>();

/** Nothing for a game without a fixed position. Its numbers are those that were given last (`giveNumbers`). */
export function stageOf(game: string): Promise<Stage | null> {
  let found = known.get(game);
  if (!found) {
    found = setUp(game);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

/** Nothing for a game without pictures. They show the standard numbers. */
export async function primerOf(game: string): Promise<Primer | null> {
  const [wanted, numbers, stage] = await Promise.all([
    shots[`./${game}/primer.ts`]?.(),
    printed[`./${game}/dev/printed.json`]?.(),
    stageOf(game),
  ]);
  if (!wanted || !numbers || !stage) return null;
  giveNumbers(game, numbers.default);
  return { ...stage, shots: wanted.default };
}

async function setUp(game: string): Promise<Stage | null> {
  const scene = await scenes[`./${game}/primer.json`]?.();
  if (!scene) return null;
  const { seat, houses, view } = scene.default;
  const players = houses.map((house, i) => player(i, seat, house, view.players[i]?.score ?? {}));
  const me = players[seat];
  if (!me) return null;
  const board = {
    game,
    view,
    seat,
    players,
    offers: NOTHING,
    say: (message) => say(message, NAMES),
    t,
    rule: () => undefined,
  } satisfies BoardProps;
  return { ui: await gameUi(game), board, me };
}

function player(seat: number, mine: number, house: House, parts: Record<string, number>): Player {
  const total = Object.values(parts).reduce((sum, n) => sum + n, 0);
  return {
    seat,
    kind: 'person',
    name: NAMES[seat] ?? '',
    house,
    yours: seat === mine,
    connected: true,
    turn: seat === mine,
    score: { parts, total, complete: seat === mine },
    rank: null,
  } as unknown as Player;
}
