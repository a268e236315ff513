/** Where the rules open beside a table: at the game in five minutes for those who have not read it here, then at the reference. */
const STORE = 'armorial.introduced';
/** The addresses of both, in every language. */
export const FIVE_MINUTES = 'the-game-in-five-minutes';
export const REFERENCE = 'reference';

/** Asked once, the introduction counts as read. */
export function openingOf(game: string): string {
  try {
    const read = (localStorage.getItem(STORE) ?? '').split(' ');
    if (read.includes(game)) return REFERENCE;
    localStorage.setItem(STORE, [...read, game].join(' ').trim());
    return FIVE_MINUTES;
  } catch {
    return FIVE_MINUTES; // a browser that keeps nothing shows it every time
  }
}
