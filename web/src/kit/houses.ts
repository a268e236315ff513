/** Houses: a tincture, a charge and a hatching each, so that colour is never alone. */

export const HOUSES = ['gules', 'azure', 'or', 'argent', 'purpure', 'tenne'] as const;
export type House = (typeof HOUSES)[number];

const SEATED: Record<string, readonly House[]> = {
  legacy: ['azure', 'argent', 'tenne', 'purpure'],
};

/** The house of a seat in a game. */
export function houseOf(game: string, seat: number): House {
  const order = SEATED[game] ?? HOUSES;
  return order[seat % order.length] ?? 'gules';
}
