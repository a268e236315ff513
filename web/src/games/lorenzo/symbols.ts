/** How things look: the symbol and the tint of each. */
import type { Signs } from '../../kit/symbols';
import type { Amounts, Kind } from './model';

interface Look {
  icon: string;
  tint: string;
  /** What it means, by the key of its words. */
  tip: string;
}

export const LOOK: Readonly<Record<string, Look>> = {
  coins: { icon: 'coin', tint: 'var(--res-coin)', tip: 'legend-lorenzo-coins' },
  wood: { icon: 'wood', tint: 'var(--res-wood)', tip: 'legend-lorenzo-wood' },
  stone: { icon: 'stone', tint: 'var(--res-stone)', tip: 'legend-lorenzo-stone' },
  servants: { icon: 'servant', tint: 'var(--ink)', tip: 'legend-lorenzo-servants' },
  military: { icon: 'military', tint: 'var(--res-military)', tip: 'legend-lorenzo-military' },
  faith: { icon: 'faith', tint: 'var(--res-faith)', tip: 'legend-lorenzo-faith' },
  vp: { icon: 'vp', tint: 'var(--res-vp)', tip: 'legend-lorenzo-points' },
  privileges: { icon: 'privilege', tint: 'var(--res-privilege)', tip: 'legend-lorenzo-privilege' },
};

export const KIND_ICON: Readonly<Record<Kind, string>> = {
  territory: 'devgreen',
  character: 'crown',
  building: 'house',
  venture: 'banner',
};

export const KIND_TIP: Readonly<Record<string, string>> = {
  territory: 'legend-lorenzo-territories',
  character: 'legend-lorenzo-characters',
  building: 'legend-lorenzo-buildings',
  venture: 'legend-lorenzo-ventures',
};

const ORDER = ['coins', 'wood', 'stone', 'servants', 'military', 'faith', 'vp', 'privileges'];

/** The amounts in the order of the supply, without what there is none of. */
export function inOrder(amounts: Amounts): [string, number][] {
  return ORDER.flatMap((thing): [string, number][] => {
    const n = amounts[thing];
    return n ? [[thing, n]] : [];
  });
}

/** The faint engraving of a card, where its kind has a better one than the kind itself. */
export const ENGRAVING: Readonly<Record<string, string>> = {
  commercial_hub: 'market',
  woods: 'wood',
  village: 'house',
  gravel_pit: 'stone',
  forest: 'wood',
  monastery: 'church',
  citadel: 'tower',
  city: 'mansion',
  gold_mine: 'coin',
  mountain_town: 'devgreen',
  mining_town: 'stone',
  rock_pit: 'stone',
  estate: 'farm',
  hermitage: 'cross',
  manor_house: 'mansion',
  dukedom: 'crown',
  trading_town: 'market',
  farm: 'farm',
  colony: 'ship',
  marble_pit: 'stone',
  province: 'mansion',
  sanctuary: 'church',
  castle: 'tower',
  fortified_town: 'tower',
  mint: 'coin',
  tax_office: 'bag',
  triumphal_arch: 'laurel',
  theater: 'fan',
  carpenters_shop: 'wood',
  stonemasons_shop: 'stone',
  chapel: 'church',
  residence: 'mansion',
  marketplace: 'market',
  treasury: 'coin',
  painters_guild: 'palette',
  sculptors_guild: 'skill',
  stonemasons_guild: 'skill',
  baptistery: 'cross',
  barracks: 'helm',
  stronghold: 'tower',
  bank: 'bag',
  fair: 'market',
  garden: 'rose',
  fortress: 'tower',
  palace: 'mansion',
  church: 'church',
  military_academy: 'helm',
  cathedral: 'rosewin',
  warlord: 'helm',
  stonemason: 'skill',
  dame: 'fan',
  knight: 'horse',
  farmer: 'grain',
  artisan: 'cog',
  preacher: 'persuasion',
  abbess: 'cross',
  captain: 'helm',
  architect: 'skill',
  patron: 'bag',
  hero: 'laurel',
  peasant: 'plow',
  scholar: 'knowledge',
  papal_messenger: 'letter',
  royal_messenger: 'letter',
  noble: 'ring',
  governor: 'council',
  paramour: 'rose',
  herald: 'banner',
  cardinal: 'cross',
  bishop: 'cross',
  general: 'military',
  ambassador: 'scroll',
  hiring_recruits: 'helm',
  repairing_the_church: 'church',
  building_the_walls: 'tower',
  raising_a_statue: 'friend',
  military_campaign: 'military',
  hosting_panhandlers: 'users',
  fighting_heresies: 'cross',
  support_to_the_bishop: 'cross',
  hiring_soldiers: 'helm',
  repairing_the_abbey: 'church',
  building_the_bastions: 'tower',
  support_to_the_king: 'crown',
  improving_the_canals: 'bridge',
  hosting_foreigners: 'users',
  crusade: 'faith',
  support_to_the_cardinal: 'cross',
  hiring_mercenaries: 'helm',
  repairing_the_cathedral: 'rosewin',
  building_the_towers: 'tower',
  promoting_sacred_art: 'palette',
  military_conquest: 'military',
  improving_the_roads: 'travel',
  sacred_war: 'faith',
  support_to_the_pope: 'key',
};

/** How amounts look in answers and the log. */
export const SIGNS: Signs = {
  'lorenzo-n-coins': { icon: 'coin', tint: 'i-gold' },
  'lorenzo-n-wood': { icon: 'wood', tint: 'i-wood' },
  'lorenzo-n-stone': { icon: 'stone' },
  'lorenzo-n-servants': { icon: 'servant' },
  'lorenzo-n-military': { icon: 'military', tint: 'i-military' },
  'lorenzo-n-faith': { icon: 'faith', tint: 'i-faith' },
  'lorenzo-n-vp': { icon: 'vp', tint: 'i-gold' },
  'lorenzo-n-privileges': { icon: 'privilege', tint: 'i-privilege' },
};
