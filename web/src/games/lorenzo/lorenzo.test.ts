import { describe, expect, it } from 'vitest';
import type { OptionWords, RefusedOption } from '../../lib/api';
import { giveNumbers } from '../../lib/numbers.svelte';
import type { Offers } from '../board';
import { faceOf, groupOf, iconOf } from './answers';
import { balance, changesOf, exchangesOf, stepsOf } from './areas';
import { asks, glyphs, lines, type Glyph } from './glyphs';
import { cardAt, KINDS, leadersOf, membersAt, orderOf, type Lorenzo, type Op, type PrintedLeader } from './model';
import standard from './dev/printed.json';
import tower from './parts/Tower.svelte?raw';
import { numbers } from './printed';
import { sheetOf } from './questions';
import { amountWords, needWords, opWords, spaceWords, summaries, toldOf, wordsOf } from './summary';
import { ENGRAVING, inOrder } from './symbols';
import { isIn, leaderTokens, picksOf, spaceTokens, tokensOf } from './tokens';

giveNumbers('lorenzo', standard);
const PRINTED = numbers();

type PlayerView = Lorenzo['players'][number];

const home = { place: 'home', value: 3 };
const player = (has: Partial<PlayerView> = {}): PlayerView => ({
  coins: 2,
  wood: 2,
  stone: 0,
  servants: 2,
  military: 0,
  faith: 0,
  vp: 0,
  members: { white: home, black: home, orange: home, neutral: { place: 'home', value: 0 } },
  named: null,
  cards: { territory: [], character: [], building: [], venture: [] },
  bonus_tile: 'standard',
  excommunicated: [],
  played: [],
  discarded: [],
  hand_count: 0,
  hand: null,
  packet_count: 0,
  packet: null,
  score: {},
  ...has,
});

const table = (players: PlayerView[], has: Partial<Lorenzo> = {}): Lorenzo => ({
  seats: players.length,
  leaders: true,
  individual: false,
  over: false,
  round: 3,
  rounds: 6,
  period: 2,
  order: [1, 0],
  turn: 0,
  dice: { white: 4, black: 1, orange: 6 },
  towers: { territory: ['woods', null, 'forest', 'city'], character: [], building: [], venture: [] },
  spaces: {},
  fees: [],
  closed: ['harvest:large'],
  council: [1, 0],
  excommunications: [
    { tile: 'fewer_coins', faith: 3, seats: [] },
    { tile: 'no_market', faith: 4, seats: [] },
    { tile: 'no_venture_vp', faith: 5, seats: [] },
  ],
  free_tiles: [],
  production: null,
  asked: null,
  players,
  ...has,
});

const option = (token: string, key = 'x', args: Record<string, unknown> = {}) =>
  ({ token, label: { key, args, text: '' } }) as unknown as OptionWords;

const offering = (options: OptionWords[], kind = 'Turn', refused: string[] = []): Offers =>
  ({
    kind,
    mine: options.length > 0,
    options: new Map(options.map((each) => [each.token, each])),
    refused: new Map(refused.map((token) => [token, option(token) as unknown as RefusedOption])),
  }) as unknown as Offers;

/** Messages as their keys with their numbers, so that a sentence can be read in a test. */
const t = (key: string, args: Record<string, unknown> = {}): string => {
  const said = Object.values(args).map((value) =>
    typeof value === 'object' ? ((value as { key?: string }).key ?? '…') : String(value),
  );
  return said.length ? `${key}(${said.join(' ')})` : key;
};

const short = (row: readonly Glyph[]): string =>
  row
    .map((glyph) => {
      if (glyph.g === 'n') return `${glyph.minus ? '-' : ''}${glyph.bare ? '' : glyph.n}${glyph.thing}`;
      if (glyph.g === 'arrow') return '>';
      if (glyph.g === 'or') return '/';
      if (glyph.g === 'times') return 'x';
      if (glyph.g === 'value') return `[${glyph.n}]`;
      if (glyph.g === 'card') return `{${glyph.kind}}`;
      if (glyph.g === 'pawn') return `@${glyph.colour}`;
      return glyph.g === 'icon' ? `#${glyph.icon}` : glyph.text;
    })
    .join(' ');

describe('the printed numbers', () => {
  it('has every card, leader and tile', () => {
    const kinds = Object.values(PRINTED.cards).map((card) => card.kind);
    for (const kind of KINDS) expect(kinds.filter((each) => each === kind)).toHaveLength(24);
    expect(Object.keys(PRINTED.leaders)).toHaveLength(20);
    expect(Object.keys(PRINTED.tiles)).toHaveLength(21);
    expect(Object.keys(ENGRAVING).sort()).toEqual(Object.keys(PRINTED.cards).sort());
  });

  it('has a sign for everything they do', () => {
    const all = [
      ...Object.values(PRINTED.cards).flatMap((card) => [...card.now, ...card.ever]),
      ...Object.values(PRINTED.leaders).flatMap((leader) => leader.does),
      ...Object.values(PRINTED.tiles).flatMap((tile) => tile.does),
    ];
    for (const op of all) expect(glyphs(op).length, JSON.stringify(op)).toBeGreaterThan(0);
    for (const leader of Object.values(PRINTED.leaders)) expect(asks(leader).length).toBeGreaterThan(0);
  });

  it('has words for everything that is not a mere amount', () => {
    for (const [id, card] of Object.entries(PRINTED.cards))
      for (const op of [...card.now, ...card.ever])
        expect(op.op === 'gain' || op.op === 'exchange' || op.say, id).toBeTruthy();
  });
});

describe('signs', () => {
  const of = (id: string) => {
    const card = PRINTED.cards[id];
    return { now: lines(card?.now ?? []).map(short), ever: lines(card?.ever ?? []).map(short) };
  };
  it.each([
    ['treasury', ['4vp'], ['1coins > 3vp', '2coins > 5vp']],
    ['church', ['1faith 5vp'], ['1wood > 2faith', '1stone > 2faith']],
    ['mint', ['5vp'], ['1coins x {building}']],
    ['general', ['1vp x 2military'], []],
    ['abbess', ['1faith', '[4] {any}'], []],
    ['architect', ['[6] {building} -1wood -1stone'], []],
    ['cardinal', ['2faith', '[4] #grain'], []],
    ['dame', [], ['+2 {character}', '-1coins']],
    ['stonemason', [], ['+2 {building}', '-1wood / -1stone']],
    ['scholar', [], ['+3 #cog']],
  ])('%s', (id, now, ever) => {
    expect(of(id)).toEqual({ now, ever });
  });

  it.each([
    ['ludovico_il_moro', '@white @black @orange = 5'],
    ['sigismondo_malatesta', '@neutral +3'],
    ['leonardo_da_vinci', '[0] #cog'],
    ['sandro_botticelli', '2military 1vp'],
    ['filippo_brunelleschi', '#tower 3coins'],
  ])('%s', (id, does) => {
    expect(lines(PRINTED.leaders[id]?.does ?? []).map(short)).toEqual([does]);
  });

  it.each([
    ['fewer_wood_or_stone', '-1wood / -1stone'],
    ['production_minus_3', '−3 #cog'],
    ['territory_minus_4', '−4 {territory}'],
    ['servants_half', '2servants > +1'],
    ['no_character_vp', '{character} vp'],
    ['lose_fifth_of_vp', '-1vp x 5vp'],
    ['lose_vp_per_building_cost', '-1vp x wood stone {building}'],
    ['lose_vp_per_resource', '-1vp x coins wood stone servants'],
  ])('%s', (id, does) => {
    expect(lines(PRINTED.tiles[id]?.does ?? []).map(short)).toEqual([does]);
  });

  it('says what a leader asks for', () => {
    const of = (id: string) => short(asks(PRINTED.leaders[id] as PrintedLeader));
    expect(of('cesare_borgia')).toBe('3 {building} 12coins 2faith');
    expect(of('lucrezia_borgia')).toBe('6 {any}');
  });

  it('puts amounts in the order of the supply', () => {
    expect(inOrder({ vp: 1, coins: 2, stone: 0, wood: 3 })).toEqual([
      ['coins', 2],
      ['wood', 3],
      ['vp', 1],
    ]);
  });
});

describe('who and what is where', () => {
  const view = table([player(), player()], {
    spaces: {
      'territory:2': [{ seat: 1, member: 'white' }],
      council: [
        { seat: 1, member: 'neutral' },
        { seat: 0, member: 'orange' },
      ],
    },
  });
  it('finds cards and members', () => {
    expect(cardAt(view, 'territory', 1)).toBe('woods');
    expect(cardAt(view, 'territory', 2)).toBeNull();
    expect(membersAt(view, 'council').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(membersAt(view, 'market:1')).toEqual([]);
    expect(orderOf(view, 0)).toBe(2);
  });

  it('shows leaders in play, in hand and discarded; of others in hand only how many', () => {
    const played = [{ leader: 'lorenzo_de_medici', used: true, copies: 'santa_rita' }];
    const mine = player({ played, hand: ['sisto_iv'], hand_count: 1, discarded: ['santa_rita'] });
    const both = table([mine, player({ hand_count: 2 })]);
    expect(leadersOf(both, 0)).toEqual([
      { id: 'lorenzo_de_medici', state: 'used', copied: 'santa_rita' },
      { id: 'sisto_iv', state: 'hand', copied: null },
      { id: 'santa_rita', state: 'discarded', copied: null },
    ]);
    expect(leadersOf(both, 1).map(({ id }) => id)).toEqual([null, null]);
  });
});

describe('harvest and production', () => {
  const maker = player({
    coins: 0,
    wood: 2,
    cards: { territory: [], character: [], venture: [], building: ['treasury', 'carpenters_shop', 'fortress'] },
  });

  it('adds up what the server says comes of an answer', () => {
    const changes = { 'lorenzo-n-coins': 7, 'lorenzo-n-wood': -2, 'lorenzo-n-privileges': 1 };
    const offers = offering([{ ...option('use:carpenters_shop:2'), changes }, option('done')], 'Exchange');
    expect(balance(table([maker]), 0, changesOf(offers, 'use:carpenters_shop:2'))).toEqual([
      { thing: 'coins', before: 0, by: 7, after: 7 },
      { thing: 'wood', before: 2, by: -2, after: 0 },
      { thing: 'privileges', before: 0, by: 1, after: 1 },
    ]);
    expect(balance(table([maker]), 0, changesOf(offers, 'done'))).toEqual([]);
  });

  it('knows the exchanges that are used, and those that are not reached', () => {
    const offers = offering([option('done')], 'Exchange', ['use:carpenters_shop:1', 'use:carpenters_shop:2']);
    const refused = new Map(
      [...offers.refused].map(([token, no]) => [
        token,
        { ...no, reason: { ...no.reason, key: 'lorenzo-why-not-activated' } },
      ]),
    );
    const found = exchangesOf(table([maker]), { ...offers, refused }, 0, ['treasury:2']);
    expect(found.map(({ card, used, out }) => [card, used, out])).toEqual([
      ['treasury', 1, false],
      ['carpenters_shop', -1, true],
    ]);
    expect(found[1]?.ways[1]?.token).toBe('use:carpenters_shop:2');
  });

  it('reads the steps of the servants from the answers, with what they reach', () => {
    const offers = offering([
      option('servants:0', 'lorenzo-servants', { value: 3 }),
      option('servants:2', 'lorenzo-servants', { value: 5 }),
      option('decline'),
    ]);
    const reach = { servants: 2, value: 5, tile: true, cards: ['forest'], exchanges: 0 };
    const asked = { member: null, space: null, area: 'harvest', value: 3, reaches: [reach] };
    expect(stepsOf(table([maker], { asked }), offers)).toEqual([
      { token: 'servants:0', servants: 0, value: 3, reach: null },
      { token: 'servants:2', servants: 2, value: 5, reach },
    ]);
  });
});

describe('places and their answers', () => {
  it('knows a space by both of its answers', () => {
    expect(spaceTokens('market:2')).toEqual(['to:market:2', 'market:2']);
    expect(isIn(['to:building:3'], ['building'])).toBe(true);
    expect(isIn(['building:3'], ['building'])).toBe(true);
    expect(isIn(['to:council'], ['building', 'market'])).toBe(false);
  });

  it('plays and activates a leader where the card lies, but does not discard it there', () => {
    const offers = offering([option('discard:sisto_iv'), option('activate:federico_da_montefeltro:white')], 'Turn', [
      'play:sisto_iv',
    ]);
    expect(leaderTokens(offers, 'sisto_iv')).toEqual(['play:sisto_iv']);
    expect(leaderTokens(offers, 'federico_da_montefeltro')).toEqual(['activate:federico_da_montefeltro:white']);
    expect(tokensOf(offers, (kind) => kind === 'discard')).toEqual(['discard:sisto_iv']);
  });

  it('opens a sheet for questions that need room', () => {
    const view = table([player()]);
    const ask = (kind: string, token: string, has: Partial<Lorenzo> = {}) =>
      sheetOf({ view: { ...view, ...has }, offers: offering([option(token)], kind) });
    const asked = { member: null, space: null, area: 'harvest', value: 3, reaches: [] };
    expect(ask('Strength', 'servants:0', { asked })).toEqual({ sheet: 'servants', action: 'harvest' });
    expect(ask('Spend', 'servants:2')).toEqual({ sheet: 'servants', action: null });
    expect(ask('Exchange', 'done', { production: { seat: 0, value: 4, uses: ['mint:1'] } })).toEqual({
      sheet: 'production',
      value: 4,
      uses: ['mint:1'],
    });
    expect(ask('Draft', 'keep:sisto_iv')).toMatchObject({ picks: [{ token: 'keep:sisto_iv', id: 'sisto_iv' }] });
    expect(ask('ChooseTile', 'tile:advanced_a')).toMatchObject({ sheet: 'tiles' });
    expect(ask('Turn', 'member:white')).toBeNull();
    expect(sheetOf({ view, offers: offering([], 'Privilege') })).toBeNull();
    expect(picksOf(offering([option('keep:a'), option('end')]), 'keep')).toHaveLength(1);
  });
});

describe('answers', () => {
  it('stand under their place', () => {
    expect(groupOf('member:white')).toEqual({ key: 'web-lorenzo-members' });
    expect(groupOf('to:venture:2')).toEqual({ key: 'lorenzo-board-tower-venture' });
    expect(groupOf('venture:2')).toEqual({ key: 'lorenzo-board-tower-venture' });
    expect(groupOf('council')).toEqual({ key: 'web-lorenzo-spaces' });
    expect(groupOf('discard:sisto_iv')).toEqual({ key: 'lorenzo-board-leaders' });
    expect(groupOf('decline')).toBeNull();
    expect(iconOf('to:harvest:small')).toBe('grain');
    expect(iconOf('end')).toBeNull();
  });

  it('show the card and what is paid first', () => {
    const card = { key: 'lorenzo-card-mint' };
    const what = [{ key: 'lorenzo-n-coins', args: { n: 3 } }];
    expect(faceOf(option('building:2', 'lorenzo-floor-paying', { card, what, space: { key: 's' } }))).toEqual({
      face: 'floor',
      value: 3,
      card,
      paid: what,
    });
    const floor = { key: 'lorenzo-floor', args: { card, space: { key: 's' } } };
    expect(faceOf(option('to:building:4', 'lorenzo-to', { space: floor }))).toEqual({
      face: 'floor',
      value: 7,
      card,
      paid: [],
    });
    expect(faceOf(option('member:black', 'lorenzo-place', { n: 5 }))).toMatchObject({ member: 'black', value: 5 });
    expect(faceOf(option('pass:neutral', 'lorenzo-pass'))).toMatchObject({ passes: true });
    expect(faceOf(option('council', 'lorenzo-space-council'))).toMatchObject({
      face: 'space',
      words: { key: 'lorenzo-space-council' },
    });
    expect(faceOf(option('done'))).toBeNull();
  });
});

describe('words', () => {
  it('tells a card line by line', () => {
    const { title, lines: told } = toldOf(t, { what: 'card', id: 'support_to_the_bishop' });
    expect(title).toBe('lorenzo-card-support_to_the_bishop');
    expect(told.map(({ label }) => label)).toEqual(['web-lorenzo-cost', 'web-lorenzo-now', 'web-lorenzo-end']);
    expect(told[0]?.text).toContain('web-lorenzo-price-military(lorenzo-n-military(2) 4)');
    expect(told[0]?.text).toContain('lorenzo-n-coins(2), lorenzo-n-wood(1), lorenzo-n-stone(1)');
    expect(wordsOf(t, { what: 'card', id: 'treasury' })).toContain('web-lorenzo-production-from(3)');
  });

  it('uses the words of the rules for what is not an amount', () => {
    const op: Op = { op: 'nofloor', say: { key: 'lorenzo-always-no_floor_bonus', args: { n: 1 } } };
    expect(opWords(t, op)).toBe('lorenzo-always-no_floor_bonus(1)');
    expect(amountWords(t, { stone: 1, coins: 2 })).toBe('lorenzo-n-coins(2), lorenzo-n-stone(1)');
    expect(needWords(t, 'cesare_borgia')).toBe('lorenzo-n-building(3), lorenzo-n-coins(12), lorenzo-n-faith(2)');
    expect(spaceWords(t, 'market:1')).toBe('lorenzo-board-market: lorenzo-n-coins(5)');
    expect(spaceWords(t, 'harvest:large')).toContain('3');
  });

  it('tells the whole board', () => {
    const view = table([player(), player()], { spaces: { 'market:2': [{ seat: 1, member: 'white' }] } });
    const people = [{ name: 'Ada' }, { name: 'Bob' }] as never;
    const regions = Object.fromEntries(summaries(view, people, t).map((region) => [region.id, region.lines.join('|')]));
    expect(regions['territory']).toContain('lorenzo-card-woods');
    expect(regions['spaces']).toContain('web-lorenzo-member-of(Bob lorenzo-member-white)');
    expect(regions['spaces']).toContain('web-lorenzo-closed');
    expect(regions['tiles']).toContain('web-lorenzo-excommunication(II)');
    expect(regions['dice']).toContain('web-lorenzo-turn-order: Bob, Ada');
  });
});

describe('a card of a tower', () => {
  it('is coloured under the pointer itself, and no symbol on it', () => {
    const rules = [...tower.matchAll(/([^\s,{}]*)\s*:global\(\.card\)/g)].map(([, before]) => before);
    expect(rules).not.toEqual([]);
    expect(new Set(rules)).toEqual(new Set(['>']));
  });
});
