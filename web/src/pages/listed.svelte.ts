/** Public tables, as many pages of them as the reader wants to see. */
import { api, type TableInfo } from '../lib/api';

/** How many tables are listed at a time. */
export const PAGE = 50;

export class Listed {
  /** Null until they are known. */
  tables = $state.raw<readonly TableInfo[] | null>(null);
  /** Whether there are more than these. */
  more = $state(false);
  #pages = 1;
  #wanted: Parameters<typeof api.tables>[0];

  constructor(wanted: Parameters<typeof api.tables>[0]) {
    this.#wanted = wanted;
  }

  /** Look them up (again). What cannot be looked up stays as it is. */
  async look(): Promise<void> {
    const found = new Map<string, TableInfo>();
    let after: string | null | undefined;
    try {
      for (let page = 0; page < this.#pages; page++) {
        const list = await api.tables({ ...this.#wanted, most: PAGE, ...(after ? { after } : {}) });
        // One that was played at meanwhile may be listed twice.
        for (const table of list.tables) if (!found.has(table.id)) found.set(table.id, table);
        after = list.next;
        if (!after) break;
      }
      this.tables = [...found.values()];
      this.more = !!after;
    } catch {
      this.tables ??= [];
    }
  }

  async showMore(): Promise<void> {
    this.#pages += 1;
    await this.look();
  }
}
