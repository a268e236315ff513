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

/**
 * A database that is opened again after the browser has closed it: because its reader deleted what pages keep, the disk
 * failed, or a later version of the site wanted another form.
 */
function reopening(name: string): () => Promise<IDBDatabase> {
  let open: Promise<IDBDatabase> | null = null;
  const forget = () => (open = null);
  const opened = async () => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS, { keyPath: 'key' });
    const database = await done(opening);
    database.onclose = forget;
    // A later version of the site that needs another form is not kept waiting.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  };
  return () => {
    open ??= opened();
    open.catch(forget);
    return open;
  };
}

export async function openStore(name: string): Promise<Store> {
  const database = reopening(name);
  await database();

  return {
    async beginning(...starts) {
      const rows = (await database()).transaction(ROWS).objectStore(ROWS);
      const found = await Promise.all(
        starts.map((start) => done(rows.getAll(IDBKeyRange.bound(start, `${start}\uffff`)) as IDBRequest<Row[]>)),
      );
      return Object.fromEntries(found.flat().map((row) => [row.key, row.value]));
    },
    async read(keys) {
      const rows = (await database()).transaction(ROWS).objectStore(ROWS);
      const found = await Promise.all(keys.map((key) => done(rows.get(key) as IDBRequest<Row | undefined>)));
      return Object.fromEntries(keys.map((key, i) => [key, found[i]?.value ?? null]));
    },
    async write(changes) {
      const transaction = (await database()).transaction(ROWS, 'readwrite', { durability: 'strict' });
      const finished = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('the store was ended'));
      });
      finished.catch(() => {}); // whoever waits for a part of it is told first
      const rows = transaction.objectStore(ROWS);
      const there = await Promise.all(changes.map(({ key }) => done(rows.get(key) as IDBRequest<Row | undefined>)));
      const changed = quicker(there, changes);
      if (!changed.length)
        for (const { key, value, revision } of changes)
          if (value === null) rows.delete(key);
          else rows.put({ key, value, revision } satisfies Row);
      await finished;
      return changed;
    },
  };
}

const quicker = (there: readonly (Row | undefined)[], changes: readonly Kept[]) =>
  changes.filter(({ seen }, i) => (there[i]?.revision ?? null) !== seen).map(({ key }) => key);

/** For a browser that keeps nothing, as some private windows: as long as the page is open. */
export function passingStore(): Store {
  const rows = new Map<string, Row>();
  return {
    beginning: (...starts) => {
      const found = [...rows.values()].filter(({ key }) => starts.some((start) => key.startsWith(start)));
      return Promise.resolve(Object.fromEntries(found.map((row) => [row.key, row.value])));
    },
    read: (keys) => Promise.resolve(Object.fromEntries(keys.map((key) => [key, rows.get(key)?.value ?? null]))),
    write: (changes) => {
      const changed = quicker(
        changes.map(({ key }) => rows.get(key)),
        changes,
      );
      if (!changed.length)
        for (const { key, value, revision } of changes)
          if (value === null) rows.delete(key);
          else rows.set(key, { key, value, revision });
      return Promise.resolve(changed);
    },
  };
}
