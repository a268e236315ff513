/** The ways of being told of what happens at one's tables. */
import type { TryChannel } from './api.gen';

export type Channel = TryChannel['channel'];

const STORE = 'armorial.notices';

/** The person whose notices this browser shows. */
export function whoseNotices(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null; // a browser that keeps nothing shows none either
  }
}

export function showNoticesOf(person: string | null): void {
  if (person === null) localStorage.removeItem(STORE);
  else localStorage.setItem(STORE, person);
}
