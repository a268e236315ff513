/** The four games of the house: those that can be played here come from the server, the others are on their way. */
export const GAMES = ['village', 'lorenzo', 'troyes', 'legacy'] as const;
export type GameName = (typeof GAMES)[number];
