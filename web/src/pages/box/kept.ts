/** What is kept in this browser for somebody: others who use it after them do not get it. */

interface Kept<T> {
  /** Nothing for somebody whom the server does not know yet. */
  who: string;
  what: T;
}

/** What was kept; nothing if it was for somebody else. */
export function kept<T extends object>(key: string, who: string): Partial<T> {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<T> | null;
    return found && (found.who === '' || found.who === who) ? found.what : {};
  } catch {
    return {};
  }
}

export function keep(key: string, who: string, what: object): void {
  try {
    if (Object.keys(what).length) localStorage.setItem(key, JSON.stringify({ who, what } satisfies Kept<object>));
    else localStorage.removeItem(key);
  } catch {
    /* private windows may have no store: it is kept until the page is closed */
  }
}
