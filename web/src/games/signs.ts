/** How counted things look in answers and the log, by the key of their message, where a game does not say it itself. */
import type { Signs } from '../kit/symbols';

const VILLAGE: Signs = {
  'village-n-coins': { icon: 'coin', tint: 'i-gold' },
  'village-n-grain': { icon: 'grain' },
  'village-n-time': { icon: 'hourglass' },
  'village-n-prestige': { icon: 'vp', tint: 'i-gold' },
  'village-n-orange': { cube: 'skill', apart: 3 },
  'village-n-green': { cube: 'persuasion', apart: 3 },
  'village-n-brown': { cube: 'faith', apart: 3 },
  'village-n-pink': { cube: 'knowledge', apart: 3 },
  'village-n-plague': { cube: 'plague', apart: 3 },
  'village-n-scroll': { icon: 'scroll', apart: 2 },
  'village-n-horse': { icon: 'horse', apart: 2 },
  'village-n-ox': { icon: 'ox', apart: 2 },
  'village-n-plow': { icon: 'plow', apart: 2 },
  'village-n-wagon': { icon: 'wagon', apart: 2 },
};

const ALL: Record<string, Signs> = { village: VILLAGE };

export function signsOf(game: string): Signs {
  return ALL[game] ?? {};
}

const SCORE_ICONS: Record<string, Readonly<Record<string, string>>> = {
  village: {
    prestige: 'crown',
    travel: 'travel',
    council: 'council',
    church: 'church',
    chronicle: 'chronicle',
    customers: 'market',
    coins: 'coin',
  },
};

/** The symbols of the parts of a score. */
export function scoreIconsOf(game: string): Readonly<Record<string, string>> {
  return SCORE_ICONS[game] ?? {};
}
