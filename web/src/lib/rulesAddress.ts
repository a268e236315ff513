/** Where the rules are to be read: of a game, or with the numbers of a table. */
import type { TableRef } from './api';

export function rulesAddress(game: string, rule: string, table: TableRef | null = null): string {
  const query = table
    ? `?${new URLSearchParams({ table: table.id, ...(table.invite ? { invite: table.invite } : {}) })}`
    : '';
  return `/rules/${game}${query}${rule ? `#${encodeURIComponent(rule)}` : ''}`;
}
