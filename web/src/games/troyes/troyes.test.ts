import { describe, expect, it } from 'vitest';
import { giveNumbers } from '../../lib/numbers.svelte';
import { offering } from '../offering';
import { groupOf as headingOf, iconOf } from './answers';
import { briefly, marksOf, pictureOf, type Mark } from './effects';
import { at, BOARD, DISTRICT_AT, districts, pack, priceTag, SQUARE, type Spot } from './geometry';
import { bay, BUILDINGS, COLOURS, door, HOUSE, rowsOf } from './houses';
import { alike, deniersIn, eventKind, groupOf, priceOf, timesOf, type Troyes } from './model';
import { blackDice, diceIn, expelled, onCard, placed, rolledNow, supply, takenDice } from './pieces';
import standard from './dev/printed.json';
import { numbers } from './printed';
import { recallOf } from './recall';
import { blackTokens, cardTokens, dieTokens, eventTokens, houseTokens, partOf, placeTokens, rowTokens } from './tokens';

giveNumbers('troyes', standard);
const PRINTED = numbers();

type Change = Partial<Troyes>;
const empty = (length: number): (string | null)[][] =>
  Array.from({ length: 6 / length }, () => Array.from({ length }, () => null));

function player(change: Partial<Troyes['players'][number]> = {}): Troyes['players'][number] {
  return {
    deniers: 5,
    influence: 4,
    supply: 2,
    reserve: 6,
    purse: 0,
    passed: false,
    events: [],
    vp: 0,
    counts: {},
    steps: {},
    levels: [false, false, false],
    character_count: 1,
    characters: ['henry_i'],
    character_points: null,
    score: {},
    ...change,
  };
}

function troyes(change: Change = {}): Troyes {
  return {
    seats: 2,
    round: 1,
    rounds: 4,
    phase: 'actions',
    first: 0,
    turn: 0,
    over: false,
    dice: { '0': [], '1': [], neutral: [] },
    black: [],
    enemies: 0,
    buildings: {
      palace: { rows: empty(1), expelled: [] },
      bishopric: { rows: empty(2), expelled: [] },
      city_hall: { rows: empty(3), expelled: [] },
    },
    neutral_reserve: 2,
    cards: {},
    events: [{ id: 'marauding', banners: 4, cubes: [] }],
    event_decks: {},
    discarded_events: [],
    cathedral: [1, 2, 3].map(() => [null, null, null, null, null, null]),
    group: null,
    defence: null,
    die_price: [2, 4, 6],
    influence_prices: {},
    thresholds: {},
    players: [player(), player()],
    ...change,
  };
}

const die = (district: string, colour: string, value: number) => ({ district, colour, value });
const group = (...dice: ReturnType<typeof die>[]): Troyes['group'] => ({
  seat: 0,
  dice: dice.map((each) => ({ ...each, price: 2 })),
  cube: null,
  colour: dice[0]?.colour ?? null,
  values: dice.map((each) => each.value),
  builds: [],
  total: dice.reduce((sum, each) => sum + each.value, 0),
  price: 2 * dice.length,
  next_price: 6,
});

describe('the square', () => {
  it('puts the reader at the bottom and the others clockwise', () => {
    expect(districts(4, 2)).toEqual([2, 3, 0, 1, 'neutral']);
    expect(districts(3, 0)).toEqual([0, 1, 2, null, 'neutral']);
    expect(districts(2, 1)).toEqual([1, null, 0, null, 'neutral']);
  });

  it('has room for every number of dice in every district', () => {
    for (const place of DISTRICT_AT.keys())
      for (let n = 1; n <= 18; n++) {
        const { size, spots } = pack(place, n);
        expect(spots, `${n} dice in district ${place}`).toHaveLength(n);
        expect(size).toBeGreaterThanOrEqual(n <= 4 ? 32 : n <= 8 ? 22 : 16);
        for (const [i, { x, y }] of spots.entries()) {
          for (const corner of [x, x + size])
            for (const edge of [y, y + size]) {
              const far = ((corner - SQUARE.cx) / SQUARE.rx) ** 2 + ((edge - SQUARE.cy) / SQUARE.ry) ** 2;
              expect(far).toBeLessThan(1);
            }
          for (const other of spots.slice(0, i))
            expect(Math.abs(other.x - x) >= size || Math.abs(other.y - y) >= size).toBe(true);
        }
      }
  });

  it('has room for the price below every die, clear of other dice and prices', () => {
    const clash: string[] = [];
    for (const place of DISTRICT_AT.keys())
      for (let n = 2; n <= 18; n++)
        for (const price of [2, 12]) {
          const { size, spots } = pack(place, n);
          const { half, top, bottom } = priceTag(price, size);
          const clear = (one: Spot, other: Spot) => {
            const across = Math.abs(one.x - other.x);
            const down = other.y - one.y;
            const die = across >= half + size / 2 || down - 2 >= size + bottom || down <= top;
            return die && (across >= 2 * half || Math.abs(down) >= bottom - top);
          };
          const meet = spots.some((one) => spots.some((other) => one !== other && !clear(one, other)));
          if (meet) clash.push(`${n} dice in district ${place}, price ${price}`);
        }
    expect(clash).toEqual([]);
  });

  it('keeps dice in their own district', () => {
    for (const [place, angle] of DISTRICT_AT.entries()) {
      const heart = at(angle, 0.68);
      for (const { x, y } of pack(place, 10).spots)
        for (const [other, angleOfOther] of DISTRICT_AT.entries()) {
          const there = at(angleOfOther, 0.68);
          if (other !== place)
            expect(Math.hypot(x - heart.x, y - heart.y)).toBeLessThan(Math.hypot(x - there.x, y - there.y) + 40);
        }
    }
  });
});

describe('dice', () => {
  const dice = { '0': [die('0', 'red', 4), die('0', 'yellow', 5), die('0', 'yellow', 5)], '1': [], neutral: [] };

  it('lie by colour and from high to low', () => {
    expect(diceIn(troyes({ dice }), 0).map((each) => `${each.colour} ${each.value}`)).toEqual([
      'red 4',
      'yellow 5',
      'yellow 5',
    ]);
  });

  it('of the open group leave one of two equal dice in its place', () => {
    const view = troyes({ dice, group: group(die('0', 'yellow', 5)) });
    expect(diceIn(view, 0).map((each) => each.taken)).toEqual([false, false, true]);
    expect(takenDice(view)).toHaveLength(1);
    expect(diceIn(view, 0).map((each) => each.id)).toContain(takenDice(view)[0]?.id);
  });

  it('against black dice are a group too, with what is needed', () => {
    const defence = { seat: 0, black: [6, 1], need: 7, dice: [die('0', 'red', 4)], total: 8 };
    const view = troyes({ dice, black: [6, 4, 1], defence });
    expect(groupOf(view)).toMatchObject({ total: 8, need: 7, price: 0 });
    expect(blackDice(view).map((each) => [each.value, each.met])).toEqual([
      [6, true],
      [4, false],
      [1, true],
    ]);
    expect(blackTokens({ value: 4, met: false })).toEqual(['black:4']);
    expect(blackTokens({ value: 6, met: true })).toEqual([]);
  });

  it('roll when they are new, all of them in a new round, and none on a page just opened', () => {
    rolledNow(troyes({ dice }));
    expect(rolledNow(troyes({ dice })).size).toBe(0);
    const rolled = { ...dice, '0': [die('0', 'red', 2), die('0', 'yellow', 5), die('0', 'yellow', 5)] };
    expect([...rolledNow(troyes({ dice: rolled }))]).toEqual(['d-0:red:2-0']);
    expect(rolledNow(troyes({ dice: rolled, round: 2 })).size).toBe(3);
  });
});

describe('citizens', () => {
  const palace = (...owners: (string | null)[]) => ({
    palace: { rows: owners.map((owner) => [owner]), expelled: [] as string[] },
    bishopric: { rows: empty(2), expelled: [] },
    city_hall: { rows: empty(3), expelled: [] },
  });

  it('are followed from the supply to a place and on the ground', () => {
    const before = troyes({ buildings: palace(null, '1', null, null, null, null) });
    const [ready] = supply(before, 0).slice(-1);
    const victim = placed(before, 'palace')[1]?.id;
    const after = palace(null, '0', null, null, null, null);
    after.palace.expelled = ['1'];
    const view = troyes({ buildings: after, players: [player({ supply: 1 }), player()] });
    expect(placed(view, 'palace')[1]).toEqual({ id: ready, owner: 0 });
    expect(expelled(view, 'palace')).toEqual([{ id: victim, owner: 1 }]);
  });

  it('stand on the places of a card or on its picture', () => {
    const view = troyes({
      cards: { yellow_1: { id: 'merchant', places: [1, null], picture: [0], cubes: { '0': 3 } }, red_1: null },
    });
    const found = onCard(view, 'merchant');
    expect(found.places[0]?.owner).toBe(1);
    expect(found.picture.map((one) => one.owner)).toEqual([0]);
    expect(found.cubes).toHaveLength(1);
    expect(found.cubes[0]?.ids).toHaveLength(3);
  });
});

describe('the places of answers', () => {
  it('are the dice themselves', () => {
    expect(dieTokens(offering([]), 'neutral', { colour: 'red', value: 3 })).toEqual(['die:neutral:red:3']);
    expect(dieTokens(offering([], [], 'TurnMore'), 0, { colour: 'red', value: 3 })).toEqual(['turn:red:3']);
  });

  it('are the row that the one die of the group leads to', () => {
    const offers = offering(['use:place:bishopric']);
    const view = troyes({ group: group(die('0', 'white', 4)) });
    const rows = rowsOf(3).map((row) => rowTokens(offers, view, 'bishopric', row));
    expect(rows).toEqual([[], ['use:place:bishopric'], []]);
    expect(houseTokens(offers, view, 'bishopric')).toEqual([]);
    // What may not be done is told by the building as a whole.
    const two = troyes({ group: group(die('0', 'white', 4), die('0', 'white', 1)) });
    const refused = offering([], ['use:place:bishopric']);
    expect(rowsOf(3).flatMap((row) => rowTokens(refused, two, 'bishopric', row))).toEqual([]);
    expect(houseTokens(refused, two, 'bishopric')).toEqual(['use:place:bishopric']);
  });

  it('are counted as the rules count them', () => {
    expect(placeTokens('city_hall', 0)).toEqual(['place:city_hall:1', 'from:city_hall:1']);
    expect(cardTokens('merchant')).toContain('use:card:merchant');
    expect(eventTokens('brigands_2')).toEqual(['use:event:brigands_2', 'event:brigands_2']);
  });

  it.each([
    ['die:0:red:4', 'square'],
    ['turn:red:4', 'square'],
    ['use:card:merchant', 'city_hall'],
    ['use:card:archer', 'palace'],
    ['cube:priest', 'bishopric'],
    ['use:event:war', 'events'],
    ['event:war', 'events'],
    ['black:3', 'events'],
    ['use:place:palace', 'palace'],
    ['place:bishopric:2', 'bishopric'],
    ['from:expelled:palace', 'palace'],
    ['from:supply', 'own'],
    ['use:cathedral', 'cathedral'],
    ['use:agriculture', 'city_hall'],
    ['pass', null],
    ['uses:3', null],
  ])('%s is found on the phone at %s', (token, part) => {
    expect(partOf(token, (card) => PRINTED.cards[card]?.colour)).toBe(part);
  });
});

describe('prices and numbers', () => {
  const coins = (n: number) => ({ key: 'troyes-n-deniers', args: { n } });

  it('come from the words of the server', () => {
    const offers = offering({
      'die:1:red:4': {
        key: 'troyes-pick-for',
        args: { die: { key: 'troyes-die-red', args: { n: 4 } }, what: coins(8) },
      },
      'die:0:red:4': { key: 'troyes-pick', args: { die: { key: 'troyes-die-red', args: { n: 4 } } } },
    });
    expect(priceOf(offers, ['die:1:red:4'])).toBe(8);
    expect(priceOf(offers, ['die:0:red:4'])).toBeNull();
    expect(priceOf(offers, ['die:2:red:4'])).toBeNull();
    expect(deniersIn({ key: 'x', args: { list: [{ key: 'y' }, coins(3)] } } as never)).toBe(3);
  });

  it('say how often a card is used', () => {
    const use = { key: 'troyes-use-card', args: { n: 4 } };
    const offers = offering({
      'use:card:merchant': use,
      'use:card:priest': {
        key: 'troyes-with-hire',
        args: {
          use: { key: 'troyes-store-cubes', args: { what: { key: 'troyes-n-cubes', args: { n: 3 } } } },
          price: coins(8),
        },
      },
      'use:agriculture': { key: 'troyes-use-fields', args: { what: coins(3) } },
    });
    expect(timesOf(offers, 'use:card:merchant')).toBe(4);
    expect(timesOf(offers, 'use:card:priest')).toBe(3);
    expect(timesOf(offers, 'use:agriculture')).toBeNull();
  });
});

const DICE: readonly string[] = ['red', 'white', 'yellow', 'black', 'neutral'];
const ICONS = ['coin', 'influence', 'vp', 'citizen', 'tower', 'church', 'council', 'rosewin', 'banner'];
const MARKS = ['×', '/', '↑', '←', '+'];
const canBeDrawn = (mark: Mark): boolean =>
  mark.kind === 'die'
    ? DICE.includes(mark.colour)
    : mark.kind === 'amount'
      ? ICONS.includes(mark.icon)
      : mark.kind !== 'text' || MARKS.includes(mark.text) || /^\+\d$/.test(mark.text);

describe('the printed cards', () => {
  it('are three of each colour and round number, and can all be drawn', () => {
    for (const colour of COLOURS)
      for (const round of [1, 2, 3])
        expect(
          Object.values(PRINTED.cards).filter((card) => card.colour === colour && card.round === round),
        ).toHaveLength(3);
    for (const [id, card] of Object.entries(PRINTED.cards)) {
      for (const mark of marksOf(card.signs)) expect(canBeDrawn(mark), `${id}: ${card.signs}`).toBe(true);
      expect(pictureOf(id), id).not.toBe('');
    }
    for (const [id, event] of Object.entries(PRINTED.events)) {
      for (const mark of marksOf(event.signs)) expect(canBeDrawn(mark), `${id}: ${event.signs}`).toBe(true);
      expect(event.banners).toBeLessThanOrEqual(6);
    }
  });

  it('are drawn sign by sign', () => {
    expect(marksOf('1influence → 6coin')).toEqual([
      { kind: 'amount', icon: 'influence', n: 1, tint: 'i-faith' },
      { kind: 'arrow' },
      { kind: 'amount', icon: 'coin', n: 6, tint: 'i-gold' },
    ]);
    expect(marksOf('die:neutral → die:neutral:4 +2')).toEqual([
      { kind: 'die', colour: 'neutral' },
      { kind: 'arrow' },
      { kind: 'die', colour: 'neutral', value: 4 },
      { kind: 'text', text: '+2' },
    ]);
    expect(marksOf('−2grey × 2cube banner')).toEqual([
      { kind: 'cube', n: 2, sign: '−', neutral: true },
      { kind: 'text', text: '×' },
      { kind: 'cube', n: 2 },
      { kind: 'amount', icon: 'banner' },
    ]);
  });

  it('are drawn briefly where there is little room', () => {
    expect(briefly(marksOf('die:black:5 die:black:5'))).toEqual([
      { kind: 'text', text: '2' },
      { kind: 'die', colour: 'black', value: 5 },
    ]);
    expect(briefly(marksOf('−1coin × citizen council'))).toHaveLength(1);
  });

  it('say which numbers are reconstructed', () => {
    expect(PRINTED.cards['merchant']?.unsure).toEqual([]);
    expect(PRINTED.cards['artisan']?.unsure).toEqual(['divisor', 'places', 'price']);
    expect(eventKind('brigands_3')).toBe('brigands');
    expect(eventKind('civil_war')).toBe('civil_war');
  });
});

describe('the buildings', () => {
  it('have six doors inside their walls, in the rows of the rules', () => {
    for (const kind of BUILDINGS) {
      const rows = rowsOf(PRINTED.rows[kind] ?? 0);
      expect(rows).toHaveLength(PRINTED.rows[kind] ?? 0);
      expect(rows.flatMap((row) => row.faces)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(new Set([0, 1, 2, 3, 4, 5].map((place) => door(kind, place))).size).toBe(6);
    }
    expect(bay(5) + HOUSE.door).toBeLessThan(HOUSE.w);
    expect(SQUARE.w + HOUSE.w).toBeLessThan(BOARD.w);
  });
});

describe('answers in the list', () => {
  it('have a symbol and a heading', () => {
    expect(iconOf('use:card:merchant')).toBe('coin');
    expect(iconOf('use:cathedral')).toBe('rosewin');
    expect(iconOf('die:0:red:4')).toBeNull();
    expect(headingOf('reroll:red:4')).toEqual({ key: 'web-troyes-group-influence' });
    expect(headingOf('place:palace:1')).toEqual({ key: 'troyes-building-palace' });
    expect(headingOf('pass')).toBeNull();
  });
});

describe('the recap', () => {
  it('tells the dice and what they were used for, and leaves out who was paid', () => {
    const three = { key: 'troyes-die-red', args: { n: 3 } };
    const bought = { key: 'troyes-die-of', args: { die: three, who: 'Anna' } };
    expect(recallOf({ key: 'troyes-did-group', args: { who: 'Boris', dice: [three, bought], n: 6 } })).toEqual({
      icon: null,
      about: [three, three],
    });
    const artisan = { key: 'troyes-card-artisan' };
    expect(recallOf({ key: 'troyes-did-use', args: { who: 'Boris', card: artisan, n: 2 } })).toEqual({
      icon: pictureOf('artisan'),
      about: [artisan],
    });
    const place = { key: 'troyes-place', args: { building: { key: 'troyes-building-city_hall' }, n: 2 } };
    expect(recallOf({ key: 'troyes-did-open', args: { who: 'Boris', place } })).toEqual({ icon: 'council', about: [] });
    expect(recallOf({ key: 'troyes-did-pay-to', args: { who: 'Boris' } })).toBeNull();
  });
});

it('says once what columns of the cathedral bring that are alike', () => {
  expect(alike([1, 1, 1, 1, 1, 1], [1, 1, 1, 2, 2, 2])).toEqual([
    { vp: 1, influence: 1, from: 1, to: 3 },
    { vp: 1, influence: 2, from: 4, to: 6 },
  ]);
  expect(alike([1, 2, 1], [1, 1, 1]).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});
