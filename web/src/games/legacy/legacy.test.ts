import { describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../lib/api';
import english from '../../../../src/armorial/text/en/web-legacy.ftl?raw';
import { giveNumbers } from '../../lib/numbers.svelte';
import type { Offers } from '../board';
import { isShown, leaders, prestigeOf, rowsOf, stepsOf, totalsAfter } from './count';
import { courtship, prospect, tokenOf, waysTo, type Match } from './courtship.svelte';
import { drawn } from './effects';
import { fitted, lettering, twoLines } from './fitted';
import { handOrder, handShape } from './hand';
import { holdings, isBlood, nameOf, rounds, summary, type Family, type Legacy } from './model';
import { withNiches } from './niches';
import { recallOf } from './recall';
import { portraitOf } from './portraits';
import standard from './dev/printed.json';
import { numbers } from './printed';
import { discs } from './progress';
import { asksForPerson, handTokens, missionTokens, onSheet, ownTokens, partOf, spaceTokens } from './tokens';
import { friend, person } from './dev/people';

giveNumbers('legacy', standard);
const PRINTED = numbers();

// Every letter six tenths as wide as high.
vi.mock('../../lib/measure', () => ({
  textWidth: (text: string, font: string) => text.length * 0.6 * Number(/([\d.]+)px/.exec(font)?.[1]),
}));

describe('the hand', () => {
  it('is laid out so that all of it can be read', () => {
    for (const narrow of [false, true])
      for (let n = 1; n <= 12; n++) {
        const { columns, rows } = handShape(n, narrow);
        expect(columns * rows).toBeGreaterThanOrEqual(n);
        expect(rows).toBeLessThanOrEqual(narrow ? 4 : 3);
      }
    expect(handShape(2).look).toBe('large');
    expect(handShape(6)).toEqual({ columns: 3, rows: 2, look: 'full' });
    expect(handShape(9).look).toBe('tight');
    expect(handShape(12)).toEqual({ columns: 4, rows: 3, look: 'bare' });
  });
  it('begins with the friend on the table and those who may be laid', () => {
    const offers = { lit: (tokens: readonly string[]) => tokens.includes('marry:jan') } as unknown as Offers;
    expect(handOrder(['ann', 'jan', 'vera'], undefined, offers)).toEqual(['jan', 'ann', 'vera']);
    expect(handOrder(['ann', 'jan'], 'vera', offers)).toEqual(['vera', 'jan', 'ann']);
  });
});

describe('cards', () => {
  it('show amounts, pawns and what others lose as symbols', () => {
    expect(drawn({ key: 'legacy-n-gold', args: { n: 3 } })).toEqual([{ gains: { gold: 3 }, signed: true }]);
    expect(drawn({ key: 'legacy-pawn-red' })).toEqual([{ pawn: 'red' }]);
    const less = { key: 'legacy-minus', args: { what: { key: 'legacy-n-prestige', args: { n: 1 } } } };
    expect(drawn({ key: 'legacy-each-other', args: { what: less } })).toEqual([
      { icon: 'users' },
      { gains: { prestige: -1 }, signed: true },
    ]);
  });
  it('of all kinds have symbols or a few words', () => {
    const all = [...Object.values(PRINTED.friends), ...Object.values(PRINTED.missions)];
    for (const card of all)
      for (const message of 'does' in card ? card.does : card.brings) {
        const keys = drawn(message).flatMap((part) => ('words' in part ? [part.words.key] : []));
        for (const key of keys) expect(english).toContain(`\n${key} = `);
      }
  });
  it('have one disc for each thing that a mission needs', () => {
    const need = { what: 'artist', n: 3 };
    expect(discs(need, { artist: 1 }, { artist: 1 })).toEqual({ there: 1, soon: 1 });
    expect(discs(need, { artist: 5 }, {})).toEqual({ there: 3, soon: 0 });
    expect(discs({ what: 'gold', n: 4 }, { gold: 4 }, { gold: -2 })).toEqual({ there: 4, soon: 0 });
  });
});

describe('people', () => {
  it('are called by the key that the view has', () => {
    expect(nameOf(person(2, { name: 'legacy-name-emile' }))).toEqual({ key: 'legacy-name-emile' });
  });

  it('have a portrait by nation and profession, else one of their own that stays', () => {
    expect(portraitOf({ sex: 'male', nation: 'turkish', profession: 'artist', who: 'mehmed' })).toBe('p-m6');
    expect(portraitOf({ sex: 'male', nation: 'french', profession: 'aristocrat', who: 'antoine' })).toBe('p-m2');
    expect(portraitOf({ sex: 'female', who: 'x', child: true })).toBe('p-g');
    expect(portraitOf({ sex: 'male', who: 'x', unknown: true })).toBe('p-um');
    const names = ['emile', 'charles', 'louis', 'henri', 'paul'];
    const faces = names.map((who) => portraitOf({ sex: 'male', who }));
    expect(faces).toEqual(names.map((who) => portraitOf({ sex: 'male', who })));
    expect(new Set(faces).size).toBeGreaterThan(1);
    expect(faces.every((face) => /^p-m[1-6]$/.test(face))).toBe(true);
  });

  it('have names that never leave their card', () => {
    expect(fitted('Paul', 13, 64)).toEqual([{ text: 'Paul', size: 13 }]);
    const [long] = fitted('Максимильен', 13, 64);
    expect(long).toEqual({ text: 'Максимильен', size: 10, within: 55 });
    expect(lettering(long!)).toEqual({ 'font-size': 10, textLength: 55, lengthAdjust: 'spacingAndGlyphs' });
    expect(fitted('Hans Heinrich', 14, 64).map(({ text }) => text)).toEqual(['Hans', 'Heinrich']);
    expect(fitted('Hans Heinrich', 14, 64, 'name on one line').map(({ text }) => text)).toEqual(['Hans Heinrich']);
  });

  it('have long names on two lines', () => {
    expect(twoLines('A True Beauty')).toEqual(['A True', 'Beauty']);
    expect(twoLines('Hans Heinrich')).toEqual(['Hans', 'Heinrich']);
  });

  it('are of the blood if born into the family', () => {
    expect(isBlood(person(0, { kind: 'head' }))).toBe(true);
    expect(isBlood(person(2, { father: 0 }))).toBe(true);
    expect(isBlood(friend(1))).toBe(false);
  });

  it('say what lies with them', () => {
    const kinds = holdings(person(0, { title: 'duke', mansion: true })).map((each) => each.name.key);
    expect(kinds).toEqual(['legacy-title-duke', 'legacy-holding-mansion']);
  });

  it('are counted without the lost', () => {
    const tree = [
      person(0, { kind: 'head', partner: 1 }),
      friend(1, { partner: 0 }),
      person(2, { status: 'child' }),
      person(3, { status: 'lost' }),
    ];
    const family = { tree, nations: { british: 1, french: 0 } } as unknown as Family;
    expect(summary(family)).toEqual({ people: 3, couples: 1, children: 1, nations: 1 });
  });
});

/** A question with these answers. */
const asking = (kind: string, tokens: readonly string[]) =>
  ({
    kind,
    mine: true,
    options: new Map(tokens.map((token) => [token, { token, label: { key: token } }])),
    refused: new Map(),
  }) as unknown as Offers;

describe('tokens', () => {
  it('of a card of the hand are all ways to play it', () => {
    expect(handTokens('ann')).toEqual(['marry:ann', 'arrange:ann', 'find:ann', 'free:ann', 'ann']);
  });
  it('of a space are those of an own pawn and of an extra one', () => {
    expect(spaceTokens('doctor')).toEqual(['doctor', 'extra:doctor']);
    expect(missionTokens('grand_tour')).toContain('fulfil:grand_tour');
    expect(ownTokens('money')).toEqual(['money:1', 'money:2', 'money:3']);
    expect(ownTokens('children')).toEqual(['children']);
  });
  it('without a place are asked on a sheet', () => {
    expect(onSheet(asking('ChooseSide', ['man', 'woman']))).toBe(true);
    expect(onSheet(asking('Act', ['children']))).toBe(false);
    expect(onSheet(asking('WhichPartner', ['person:2']))).toBe(false);
  });
  it('are found on the phone', () => {
    const act = asking('Act', ['marry:ann']);
    expect(partOf('marry:ann', act, [], ['ann'])).toBe('hand');
    expect(partOf('person:3', act, [], [])).toBe('tree');
    expect(partOf('jan', asking('PickFriend', ['jan']), ['jan'], [])).toBe('row');
    expect(partOf('ann', asking('DiscardFriend', ['ann']), ['jan'], ['ann'])).toBe('hand');
    expect(partOf('extra:title', act, [], [])).toBe('court');
    expect(partOf('duke', asking('WhichTitle', ['duke']), [], [])).toBe('court');
    expect(partOf('fulfil:grand_tour', act, [], [])).toBe('missions');
    expect(partOf('pass', act, [], [])).toBeNull();
    expect(partOf('man', asking('ChooseSide', ['man']), [], [])).toBeNull();
    expect(partOf('grand_tour', asking('KeepMission', ['grand_tour']), [], [])).toBe('missions');
  });
  it('about people bring the tree of the reader back', () => {
    expect(asksForPerson(asking('WhichCouple', ['person:0']))).toBe(true);
    expect(asksForPerson(asking('Act', ['marry:ann']))).toBe(false);
  });
});

describe('courtship', () => {
  const partner = (number: number, given = {}) => ({
    ...{ person: number, gold: -3, income: 1, friends: 0, prestige: 0, children: 1, parents: 0, after: 0 },
    ...{ works: true, promise: false, adds: {}, ...given },
  });
  const match = (how: string, people: number[], refused: Match['refused'] = [], chosen = false): Match => ({
    ...{ friend: 'jan', how, chosen, partners: people.map((n) => partner(n)), refused },
  });
  const view = (...matches: Match[]) => ({ matches }) as unknown as Legacy;

  it('finds all ways to somebody, and the tokens that begin them', () => {
    const ways = waysTo(view(match('marry', [0]), match('arrange', [2]), match('free', [0])), 'jan', 0);
    expect(ways.map((way) => tokenOf(way.match, 0))).toEqual(['marry:jan', 'free:jan']);
    expect(tokenOf(match('marry', [0], [], true), 0)).toBe('person:0');
  });
  it('shows a niche beside everybody who may be married, one for the child below, and none in the Testament', () => {
    const tree = [person(0, { generation: 2 }), person(1, { generation: 2 }), friend(2, { generation: 2 })];
    const { tree: grown, niches } = withNiches(tree, match('marry', [0, 1], [], true));
    expect([...niches.keys()]).toEqual([3, 4, 5, 6]);
    expect(grown[0]?.partner).toBe(3);
    expect(grown[5]).toMatchObject({ partner: 1, card: 'jan', generation: 2, father: null });
    expect(grown[6]).toMatchObject({ kind: 'child', generation: 3, father: 1, mother: 5, partner: null });
    expect(tree[0]?.partner).toBeNull();
    expect(withNiches(tree, match('find', [0], [], true)).niches.size).toBe(0);
  });
  it('looks at the wedding with the relative who is pointed at, or with the only one', () => {
    const asked = (pointed: string | null) => ({ mine: true, pointed }) as unknown as Offers;
    const one = view(match('marry', [4], [], true));
    const two = view(match('marry', [4, 5], [], true));
    expect(courtship.aimed(one, asked(null))?.person).toBe(4);
    expect(courtship.aimed(two, asked(null))).toBeNull();
    expect(courtship.aimed(two, asked('person:5'))?.person).toBe(5);
    expect(courtship.aimed(two, asked('person:9'))).toBeNull();
  });
  it('says why not, with the most telling reason', () => {
    const shut = (why: string) => ({ why, n: 0, rules: [], people: [4] });
    const found = prospect(
      view(match('marry', [0], [shut('still-a-child')]), match('arrange', [], [shut('same-sex')])),
      'jan',
      4,
    );
    expect(found).toEqual({ refused: shut('same-sex') });
    expect(prospect(view(match('marry', [0])), 'jan', 0)).toMatchObject({ partner: { gold: -3 } });
    expect(prospect(view(), 'jan', 0)).toBeNull();
  });
});

describe('the count', () => {
  const line = (source: string, honour: number) => ({ source, honour, counted: [], scored: true });
  const family = (count: object[], given = {}) => ({ count, out: false, hand_count: 0, prestige: 0, ...given });
  const view = {
    players: [
      family([line('play', 3), line('prestige', 10), line('patron', 9), line('goal_1', 2), line('goal_2', 4)]),
      family([line('play', 8), line('prestige', 20)], { hand_count: 2 }),
      family([line('play', 99)], { out: true }),
    ],
  } as unknown as Legacy;

  it('tells the prestige of each generation from the log', () => {
    const seat = (n: number) => ({ key: 'seat', args: { n } });
    const told = (key: string, args: object) => ({ seq: 1, key, args, text: '' }) as unknown as LogEntry;
    const honour = (n: number) => ({ key: 'legacy-n-honour', args: { n } });
    const won = (who: number, n: number) =>
      told('legacy-did-prestige', {
        who: seat(who),
        what: n < 0 ? { key: 'legacy-minus', args: { what: honour(-n) } } : honour(n),
      });
    const log = [
      told('legacy-did-generation', { n: 1 }),
      won(0, 3),
      told('legacy-did-generation', { n: 2 }),
      won(0, -2),
      won(1, 4),
      told('legacy-did-die-out', { who: seat(1) }),
      told('legacy-did-generation', { n: 3 }),
      won(0, 5),
    ];
    const of = (...sums: number[]) =>
      ({ players: sums.map((n) => family([line('prestige', n)])) }) as unknown as Legacy;
    expect(prestigeOf(of(6, 4), log)).toEqual([
      [3, -2, 5],
      [0, 4],
    ]);
    expect(prestigeOf(of(9, 0), log)).toEqual([[], []]); // a past that is not in the log
    expect(prestigeOf(of(0), [])).toEqual([[]]);
  });

  it('goes source by source, patrons one by one', () => {
    const steps = stepsOf(view);
    expect(steps.map((step) => [step.row, ...step.seats])).toEqual([
      ['play', 0, 1, 2],
      ['prestige', 0, 1],
      ['patron', 0],
      ['goals', 0],
    ]);
    expect(isShown(steps, 1, 'play', 1)).toBe(true);
    expect(isShown(steps, 1, 'prestige', 1)).toBe(false);
    expect(rowsOf(view).at(-1)?.honour).toEqual([6, null, null]);
  });
  it('has running totals and says who leads; a family that died out never does', () => {
    const steps = stepsOf(view);
    expect(totalsAfter(view, steps, 0)).toEqual([0, 0, 0]);
    expect(totalsAfter(view, steps, 2)).toEqual([13, 28, 99]);
    expect(leaders(view, totalsAfter(view, steps, 2))).toEqual([1]);
    expect(totalsAfter(view, steps, steps.length)).toEqual([28, 28, 99]);
  });
});

describe('what is printed', () => {
  it('has a price below zero and a dowry above', () => {
    expect(PRINTED.friends['felipe']?.gold).toBe(-8);
    expect(PRINTED.friends['johanna']?.gold).toBe(4);
    expect(PRINTED.friends['ann']?.needs).toEqual([{ key: 'legacy-need-hand', args: { n: 6 } }]);
  });
  it('marks the rounds', () => {
    const view = { rounds: [2, 3, 4], round: 3, over: false } as unknown as Legacy;
    expect(rounds(view)[0]).toEqual(['gone', 'gone']);
    expect(rounds(view)[1]).toEqual(['now', 'ahead', 'ahead']);
  });
});

describe('the recap', () => {
  it('tells weddings and births by their names, and leaves out the small change', () => {
    const [maria, rafael] = [{ key: 'legacy-friend-maria' }, { key: 'legacy-given-rafael' }];
    expect(recallOf({ key: 'legacy-did-marry', args: { who: 'Octavia', friend: maria, partner: rafael } })).toEqual({
      icon: 'ring',
      about: [maria, rafael],
    });
    expect(recallOf({ key: 'legacy-did-socialize', args: { who: 'Octavia' } })).toEqual({ icon: 'friend', about: [] });
    expect(recallOf({ key: 'legacy-did-pay', args: { who: 'Octavia' } })).toBeNull();
  });
});
