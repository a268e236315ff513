/** What went wrong when the table was to start here, as far as it matters to who wants to play. */
import type { Fault } from '../lib/desk';

/** Something did not come over the network. */
export class NotFetched extends Error {}

/** Whatever comes from the network: if it does not, that is what is said. */
export async function fetched<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched(String(error), { cause: error });
  }
}

/** Browsers say that there is no room for a memory in words of their own. */
const MEMORY = /memory|alloc/i;

export function faultOf(error: unknown): Fault {
  if (typeof WebAssembly === 'undefined') return 'old';
  if (error instanceof NotFetched) return 'fetch';
  if (error instanceof RangeError || MEMORY.test(String(error))) return 'memory';
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return 'old';
  return 'other';
}
