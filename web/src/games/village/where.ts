/** Where a rival's answer is to be seen on the board. */

/** Ways to pay, and who of the family it is about: these change what the rival has. */
const THEIR_OWN = new Set(['dies', 'good', 'goods', 'coins', 'cube', 'cubes', 'time', 'done', 'stop', 'none']);

export function whereOf(token: string): string | null {
  const [kind = '', what = ''] = token.split(':');
  if (kind === 'take') return `action:${what}`;
  if (kind === 'serve') return 'action:market';
  if (kind === 'recall') return 'birth';
  if (kind === 'step') return 'action:church';
  return THEIR_OWN.has(kind) ? null : token;
}
