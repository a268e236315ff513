/** What the desk keeps, in IndexedDB: texts under keys, each with the number of its revision. */
import type { Kept } from '../lib/desk';

interface Row {
  key: string;
  value: string;
  revision: number;
}

export interface Store {
  /** All that is kept under keys that begin like this. */
  beginning(...starts: string[]): Promise<Record<string, string>>;
  read(keys: readonly string[]): Promise<Record<string, string | null>>;
  /** All of it or nothing. Gives the keys that somebody else has changed meanwhile: then nothing was written. */
  write(changes: readonly Kept[]): Promise<string[]>;
}

const ROWS = 'kept';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store failed'));
  });
}

export async function openStore(name: string): Promise<Store> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS, { keyPath: 'key' });
  const database = await done(opening);
  // A later version of the site that needs another form is not kept waiting.
  database.onversionchange = () => database.close();

  return {
    async beginning(...starts) {
      const rows = database.transaction(ROWS).objectStore(ROWS);
      const found = await Promise.all(
        starts.map((start) => done(rows.getAll(IDBKeyRange.bound(start, `${start}\uffff`)) as IDBRequest<Row[]>)),
      );
      return Object.fromEntries(found.flat().map((row) => [row.key, row.value]));
    },
    async read(keys) {
      const rows = database.transaction(ROWS).objectStore(ROWS);
      const found = await Promise.all(keys.map((key) => done(rows.get(key) as IDBRequest<Row | undefined>)));
      return Object.fromEntries(keys.map((key, i) => [key, found[i]?.value ?? null]));
    },
    async write(changes) {
      const transaction = database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const finished = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('the store was ended'));
      });
      const rows = transaction.objectStore(ROWS);
      const there = await Promise.all(changes.map(({ key }) => done(rows.get(key) as IDBRequest<Row | undefined>)));
      const changed = changes.filter(({ seen }, i) => (there[i]?.revision ?? null) !== seen).map(({ key }) => key);
      if (!changed.length)
        for (const { key, value, revision } of changes)
          if (value === null) rows.delete(key);
          else rows.put({ key, value, revision } satisfies Row);
      await finished;
      return changed;
    },
  };
}
