/** The characters: how they are drawn. What they count and what it is worth comes with the position. */
export const CHARACTER_ICON: Readonly<Record<string, string>> = {
  chretien_de_troyes: 'scroll',
  urban_iv: 'cross',
  thibaut_ii: 'coin',
  hugues_de_payns: 'influence',
  le_florentin: 'market',
  henry_i: 'crown',
};
