/** Where a rival's answer is to be seen on the board: the space a pawn was placed on. Their tree is their own. */
import { SPACES } from './model';

export function whereOf(token: string): string | null {
  const space = token.startsWith('extra:') ? token.slice('extra:'.length) : token;
  return SPACES.find((each) => each === space) ?? null;
}
