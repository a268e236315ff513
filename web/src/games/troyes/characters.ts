/** The characters: what each counts at the end, and how much of it a player has now. */
import { BUILDINGS } from './houses';
import { cardsUp, cathedralOwners, placesIn, standOf, type Troyes } from './model';

export const CHARACTER_ICON: Readonly<Record<string, string>> = {
  chretien_de_troyes: 'scroll',
  urban_iv: 'cross',
  thibaut_ii: 'coin',
  hugues_de_payns: 'influence',
  le_florentin: 'market',
  henry_i: 'crown',
};

/** T-161 to T-166 */
export function countFor(view: Troyes, seat: number, character: string): number {
  const player = view.players[seat];
  if (!player) return 0;
  switch (character) {
    case 'chretien_de_troyes':
      return BUILDINGS.flatMap((building) => placesIn(view, building)).filter((owner) => owner === seat).length;
    case 'urban_iv':
      return cathedralOwners(view)
        .flat()
        .filter((owner) => owner === seat).length;
    case 'thibaut_ii':
      return player.deniers;
    case 'hugues_de_payns':
      return player.influence;
    case 'le_florentin':
      return cardsUp(view).filter((card) => standOf(view, card, seat) !== null).length;
    case 'henry_i':
      return player.events.length;
    default:
      return 0;
  }
}
