/** Where a rival's answer is to be seen on the board: the space a member goes to, or from which a card is taken. */
const SPACES = new Set(['territory', 'character', 'building', 'venture', 'harvest', 'production', 'market', 'council']);

export function whereOf(token: string): string | null {
  const space = token.startsWith('to:') ? token.slice('to:'.length) : token;
  return SPACES.has(space.split(':')[0] ?? '') ? space : null;
}
