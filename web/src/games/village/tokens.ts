/** Which answers belong to which place of the board, and what they cost in time. */
import type { Offers } from '../board';
import { crosses, everybody, type Person, type Printed, type Village } from './model';

/** The known answers, possible, refused or given by others, that a test lets through. */
export function tokensOf(offers: Offers, test: (kind: string, parts: readonly string[]) => boolean): string[] {
  const found: string[] = [];
  for (const tokens of [offers.options.keys(), offers.refused.keys(), offers.recalled])
    for (const token of tokens) {
      const [kind = '', ...parts] = token.split(':');
      if (test(kind, parts)) found.push(token);
    }
  return found;
}

/** Train, make and buy in a workshop. */
export function shopTokens(offers: Offers, shop: string, goods: readonly string[]): string[] {
  return tokensOf(
    offers,
    (kind, [what = '']) =>
      (kind === 'train' && what === shop) || ((kind === 'make' || kind === 'buy') && goods.includes(what)),
  );
}

/** Journeys that end in a city. */
export function cityTokens(offers: Offers, city: string): string[] {
  return tokensOf(
    offers,
    (kind, parts) => (kind === 'send' && parts[0] === city) || (kind === 'move' && parts[1] === city),
  );
}

/** Steps into a chamber, counted from 1. */
export function chamberTokens(offers: Offers, chamber: number): string[] {
  return tokensOf(offers, (kind, [from]) =>
    chamber === 1 ? kind === 'enter' : kind === 'climb' && Number(from) === chamber - 1,
  );
}

/** Into the black bag, and out of it. */
export function bagTokens(offers: Offers): string[] {
  return tokensOf(offers, (kind) => kind === 'devote' || kind === 'buy-out');
}

/** What can be answered by choosing this member where it stands: calling it home, a step in church, its death. */
export function memberTokens(offers: Offers, view: Village, seat: number | null, person: Person): string[] {
  if (!offers.mine || person.seat !== seat) return [];
  const peers = everybody(view).filter((other) => other.seat === seat && other.place === person.place);
  if (peers.find((other) => other.generation === person.generation)?.id !== person.id) return [];
  const oldest = Math.min(...peers.map((other) => other.generation)) === person.generation;
  const window = person.place.startsWith('window_') ? person.place.slice('window_'.length) : '';
  const mine = [
    `recall:${person.place}:${person.generation}`,
    `step:${window}:${person.generation}`,
    ...(oldest ? [`dies:${person.place}`] : []),
  ];
  return mine.filter((token) => offers.options.has(token) || offers.refused.has(token));
}

/** The route that a journey takes, as its two ends in the order of the printed list. */
export function routeOf(printed: Printed, token: string): Printed['routes'][number] | undefined {
  const [kind, a, b] = token.split(':');
  const ends = kind === 'send' ? ['village', a] : kind === 'move' ? [a, b] : [];
  return printed.routes.find(
    ({ between: [x, y] }) => (x === ends[0] && y === ends[1]) || (x === ends[1] && y === ends[0]),
  );
}

/** How much time an answer takes for certain, as far as the board can know it. */
export function timeOf(printed: Printed, view: Village, seat: number | null, token: string): number {
  const [kind, what = ''] = token.split(':');
  switch (kind) {
    case 'take':
      return token.endsWith(':plague') ? printed.plague_time : 0;
    case 'train':
      return printed.workshops[what]?.train_time ?? 0;
    case 'make':
      return Object.values(printed.workshops).find((shop) => shop.goods.includes(what))?.make_time ?? 0;
    case 'mill':
      return printed.mill.time;
    case 'send':
    case 'move':
      return routeOf(printed, token)?.cost.time ?? 0;
    case 'enter':
      return printed.chambers[0]?.time ?? 0;
    case 'climb':
      return printed.chambers[Number(what)]?.time ?? 0;
    case 'time':
      return printed.church.time;
    case 'devote': {
      // Time is all that is left to pay with who has neither the cubes nor coins for them.
      const me = seat === null ? undefined : view.players[seat];
      if (!me) return 0;
      const short = Object.entries(printed.church.cubes).reduce(
        (sum, [colour, n]) => sum + Math.max(0, n - (me.cubes[colour] ?? 0)),
        0,
      );
      return short > me.coins ? printed.church.time : 0;
    }
    case 'serve':
      return isFreeSale(view, seat) ? 0 : (printed.market.extra.time ?? 0);
    default:
      return 0;
  }
}

/** The opener's first sale: every stall is still taken, as far as the queue could fill it. */
function isFreeSale(view: Village, seat: number | null): boolean {
  return view.turn === seat && view.stalls.every((customer) => customer !== null);
}

/** Whether an answer takes the marker over the bridge, so that somebody dies. */
export function isDeadly(printed: Printed, view: Village, seat: number | null, token: string): boolean {
  return crosses(view, seat, timeOf(printed, view, seat, token));
}

/** Whether one of the possible answers of a place is deadly. */
export function anyDeadly(
  offers: Offers,
  printed: Printed,
  view: Village,
  seat: number | null,
  tokens: readonly string[],
): boolean {
  return tokens.some((token) => offers.options.has(token) && isDeadly(printed, view, seat, token));
}
