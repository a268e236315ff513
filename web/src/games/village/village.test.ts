import { describe, expect, it } from 'vitest';
import { giveNumbers } from '../../lib/numbers.svelte';
import { offering } from '../offering';
import { groupOf, iconOf } from './answers';
import { cubesOn, lastCube } from './cubes';
import { describeOption } from './describe';
import { BOARD, burial, CITY_AT, pack, REGIONS, roomOf, standing } from './geometry';
import { CITIES, commonCost, everybody, SECTIONS, SPACES, WORKSHOPS, type Village } from './model';
import standard from './dev/printed.json';
import { numbers } from './printed';
import { cityTokens, DEATH, isDeadly, memberTokens, routeOf, shopTokens } from './tokens';

giveNumbers('village', standard);
const PRINTED = numbers();

const NAMES = ['1a', '1b', '1c', '1d', '2a', '2b', '2c', '3a', '3b', '4a', '4b'];
const none = { orange: 0, green: 0, brown: 0, pink: 0 };

function player(change: Partial<Village['players'][number]> = {}, members: Record<string, string> = {}) {
  return {
    coins: 1,
    grain: 0,
    cubes: none,
    goods: { scroll: 0, horse: 0, ox: 0, plow: 0, wagon: 0 },
    time: 0,
    prestige: 0,
    cities: [],
    members: {
      ...Object.fromEntries(NAMES.map((name) => [name, name.startsWith('1') ? 'farm' : 'unborn'])),
      ...members,
    },
    customer_count: 0,
    customers: [],
    score: {},
    ...change,
  };
}

function village(players: Village['players'], spaces: Village['spaces'] = {}): Village {
  const supply = { coins: 13, grain: 20, cubes: none, goods: {} };
  return {
    seats: players.length,
    round: 1,
    first: 0,
    turn: 0,
    token: null,
    last_turns: null,
    over: false,
    spaces,
    supply,
    plague_in_supply: 0,
    green_bag: {},
    monks: 4,
    stalls: [{ id: '2_grain', demand: { grain: 2 }, points: 2 }, null, null],
    queue: [],
    pile: 10,
    chronicle_free: Object.fromEntries(SECTIONS.map((section) => [section, 2])),
    graves_free: 3,
    life_track: 10,
    players,
  };
}

describe('the places of answers', () => {
  it('finds what can be done in a workshop and in a city', () => {
    const offers = offering(
      ['train:stable:1', 'make:horse', 'make:plow', 'send:north_near:1', 'move:south_near:north_near:2'],
      ['buy:ox', 'move:north_near:south_near:1'],
    );
    expect(shopTokens(offers, 'stable', ['horse', 'ox'])).toEqual(['train:stable:1', 'make:horse', 'buy:ox']);
    expect(cityTokens(offers, 'north_near')).toEqual(['send:north_near:1', 'move:south_near:north_near:2']);
  });

  it('lets a member stand for its own answers only', () => {
    const view = village([
      player({}, { '1a': 'smithy', '1b': 'smithy', '2a': 'smithy' }),
      player({}, { '1a': 'smithy' }),
    ]);
    const offers = offering(['recall:smithy:1', 'recall:smithy:2', 'dies:smithy']);
    const tokens = (id: string) => {
      const person = everybody(view).find((other) => other.id === id);
      return person ? memberTokens(offers, view, 0, person) : null;
    };
    expect(tokens('m-0-1a')).toEqual(['recall:smithy:1', 'dies:smithy']);
    expect(tokens('m-0-1b')).toEqual([]);
    expect(tokens('m-0-2a')).toEqual(['recall:smithy:2']);
    expect(tokens('m-1-1a')).toEqual([]);
    const looking = { ...offering([]), mine: false, recalled: ['dies:smithy'] };
    const marked = everybody(view).filter((person) => memberTokens(looking, view, 0, person).length);
    expect(marked.map((person) => person.id)).toEqual(['m-0-1a']);
  });

  it('knows every route in both directions', () => {
    for (const { between, cost } of PRINTED.routes) {
      const [a, b] = between;
      const token = a === 'village' ? `send:${b}:1` : `move:${b}:${a}:1`;
      expect(routeOf(PRINTED, token)?.cost).toEqual(cost);
    }
    expect(commonCost(PRINTED.routes)).toEqual({ time: 2, wagon: 1 });
  });
});

describe('the bridge', () => {
  it('is where the server warns of a death', () => {
    const offers = offering(['mill', 'decline']);
    const warning = { key: DEATH, args: { generation: 1 }, text: '' };
    const told = { ...offers, options: new Map(offers.options) };
    const mill = told.options.get('mill');
    if (mill) told.options.set('mill', { ...mill, warnings: [warning] });
    expect(isDeadly(told, ['decline', 'mill'])).toBe(true);
    expect(isDeadly(told, 'decline')).toBe(false);
    expect(isDeadly(offers, 'mill')).toBe(false);
  });
});

describe('the drawing', () => {
  it('has all of the board within its edges', () => {
    for (const box of Object.values(REGIONS)) {
      expect(box.x + box.w).toBeLessThanOrEqual(BOARD.w);
      expect(box.y + box.h).toBeLessThanOrEqual(BOARD.h);
    }
  });

  it('has room for members at every place, however many there are', () => {
    const places = [...WORKSHOPS, ...CITIES, 'bag'];
    for (const n of [1, 2, 3, 4]) places.push(`chamber_${n}`, `window_${n}`);
    for (const place of places) {
      const room = roomOf(place);
      expect(room, place).not.toBeNull();
      if (!room) continue;
      for (const n of [1, 3, 6, 12]) {
        const spots = pack(n, room);
        expect(spots).toHaveLength(n);
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
        for (const spot of spots) {
          expect(spot.x).toBeGreaterThanOrEqual(room.x - 1);
          expect(spot.x + (spot.size * 28) / 30).toBeLessThanOrEqual(room.x + room.w + 1);
        }
      }
    }
    expect(Object.keys(CITY_AT)).toHaveLength(CITIES.length + 1);
  });

  it('leaves the dead where they lie when others come', () => {
    const first = village([player(), player({}, { '1a': 'chronicle_farm' })]);
    const then = village([player({}, { '1b': 'chronicle_farm' }), player({}, { '1a': 'chronicle_farm' })]);
    const spot = (view: Village) => standing(view).find((person) => person.id === 'm-1-1a');
    const before = spot(first);
    expect(spot(then)).toMatchObject({ x: before?.x, y: before?.y });
  });

  it('counts the blocked places', () => {
    expect(burial(PRINTED, 2)).toEqual({ sections: [2, 2, 2, 2, 2], graves: 3, most: 4, all: 5 });
    expect(burial(PRINTED, 4).sections).toEqual([4, 4, 4, 4, 4]);
  });
});

describe('cubes', () => {
  it('are followed from an action space to a farm', () => {
    const before = village([player(), player()], { grain: { ...none, orange: 2 } });
    const taken = cubesOn(before, 'grain', 'orange');
    const after = village([player({ cubes: { ...none, orange: 1 } }), player()], { grain: { ...none, orange: 1 } });
    expect(cubesOn(after, 'grain', 'orange')).toEqual([taken[0]]);
    expect(lastCube(after, 0, 'orange')).toBe(taken[1]);
    expect(lastCube(after, 1, 'orange')).toBeNull();
  });
});

describe('answers in the list', () => {
  it('have a symbol and stand under their space', () => {
    for (const space of SPACES) {
      expect(iconOf(`action:${space}`)).not.toBeNull();
      expect(groupOf(`take:${space}:orange`)).toEqual({ key: `village-space-${space}` });
    }
    expect(iconOf('make:plow')).toBe('plow');
    expect(groupOf('decline')).toBeNull();
  });
});

describe('answers in symbols', () => {
  const said = (key: string, args: Record<string, unknown> = {}) => ({ key, args });
  const short = (token: string, key: string, args: Record<string, unknown>) =>
    describeOption({ token, label: { key, args, text: '' } as never })?.map((part) =>
      part.kind === 'amount' ? `${part.n} ${part.key}` : part.kind,
    );

  it('show price and gain', () => {
    const price = [said('village-n-orange', { n: 1 }), said('village-n-pink', { n: 1 })];
    expect(short('buy:wagon', 'village-buy', { what: said('village-n-wagon', { n: 1 }), price })).toEqual([
      '1 village-n-orange',
      '1 village-n-pink',
      'arrow',
      '1 village-n-wagon',
    ]);
  });

  it('take a customer apart', () => {
    const asks = said('village-and', { first: said('village-one-horse'), second: said('village-n-grain', { n: 2 }) });
    expect(
      short('serve:horse_2_grain', 'village-serve', { customer: said('village-customer', { asks, points: 5 }) }),
    ).toEqual(['1 village-one-horse', '2 village-n-grain', 'arrow', '5 village-n-prestige']);
  });

  it('leave short words alone', () => {
    expect(short('decline', 'village-decline', {})).toBeUndefined();
    expect(short('cubes', 'village-pay', { what: [said('village-n-green', { n: 2 })] })).toEqual(['2 village-n-green']);
  });
});
