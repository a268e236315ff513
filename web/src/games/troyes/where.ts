/** Where a rival's answer is to be seen on the board: what a group of dice was used for, and where citizens stand. */
const SEEN = new Set(['use', 'place', 'event', 'from']);

export function whereOf(token: string): string | null {
  const [kind = '', what = ''] = token.split(':');
  return SEEN.has(kind) && what !== 'supply' && what !== 'expelled' ? token : null;
}
