/**
 * Python in a worker: its files from the packs, and its memory from the last start.
 *
 * Pyodide fetches two files by itself, WebAssembly and library; it is given those of the pack instead. Everything lies as
 * plain files in its file system. When all that every start needs is loaded (`armorial.browser.memory`), the whole memory of
 * Python is kept: the next start, and the worker that thinks, begin with it, and have nothing to compile or to read.
 */
import type { Lockfile, PyodideAPI } from 'pyodide';
import { info } from 'pyodide/pyodide-lock.json';
import coreUrl from 'pyodide/pyodide.asm.mjs?url';
import pyodideUrl from 'pyodide/pyodide.mjs?url';
import { fetched, NotFetched } from './faults';
import { files, find, forget, keep, unpacked, type File, type Pack } from './unpack';

export interface Packs {
  python: Pack;
  armorial: Pack;
  /** What a game can begin without: the written rules, and the puzzles. */
  later: Pack;
}
export type Progress = (loaded: number, total: number) => void;

type FS = PyodideAPI['FS'];
type Load = typeof import('pyodide').loadPyodide;
type Create = NonNullable<NonNullable<Parameters<Load>[0]>['createPyodideModule']>;
/** As much as is needed of what Emscripten made. */
interface Machine {
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(content: Uint8Array, how: object, name: string, scope: object): Promise<object>;
  preloadedWasm: Record<string, object>;
  growMemory(size: number): void;
}

const LIBRARY = '/lib/python3.14';
const LIST = 'here.json';
const WASM = 'python.wasm';
/** A zip archive without files. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);

/** Which packs this version is made of. */
export async function packsAt(base: URL): Promise<Packs> {
  try {
    const reply = await fetched(fetch(new URL(LIST, base), { cache: 'no-cache' }));
    if (!reply.ok) throw new NotFetched(`${LIST}: ${reply.status}`);
    const packs = await reply.blob();
    await keep(LIST, packs);
    return JSON.parse(await packs.text()) as Packs;
  } catch (error) {
    // Without a connection the last version goes on.
    const kept = await find(LIST);
    if (!kept) throw error;
    return (await kept.json()) as Packs;
  }
}

const MEMORY = 'memory-';
/** Another browser, or another version of it, may lay out a memory in another way. */
const memoryOf = ({ python, armorial }: Packs) =>
  `${MEMORY}${sumOf(navigator.userAgent)}-${python.file}-${armorial.file}`;
const sumOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0);

export interface Started {
  python: PyodideAPI;
  /** Its memory as it was before anybody asked for anything; nothing if it began with it. */
  memory: Uint8Array<ArrayBuffer> | null;
}

/** Start Python with everything that a table needs, and with the words of a language. */
export async function startPython(
  base: URL,
  packs: Packs,
  language: string,
  progress: Progress = () => {},
  onstart: () => void = () => {},
): Promise<Started> {
  const total = packs.python.bytes + packs.armorial.bytes;
  let loaded = 0;
  const onbytes = (n: number) => progress((loaded += n), total);
  progress(0, total);
  const [{ loadPyodide }, { default: create }, library, armorial, kept] = await Promise.all([
    script<typeof import('pyodide')>(pyodideUrl),
    script<{ default: Create }>(coreUrl),
    unpacked(base, packs.python, onbytes).then(files),
    unpacked(base, packs.armorial, onbytes).then(files),
    remembered(packs),
  ]);
  onstart();
  const wasm = library.find(({ path }) => path === WASM);
  if (!wasm) throw new Error(`${WASM} is missing`);
  const given = [...library.filter((each) => each !== wasm), ...armorial];
  const start = (how: object, memory = 0) =>
    withFiles({ 'pyodide.asm.wasm': wasm.content, 'python_stdlib.zip': EMPTY_ZIP }, () =>
      loadPyodide({
        indexURL: base.href,
        lockFileContents: { info, packages: {} } as Lockfile,
        createPyodideModule: prepared(create, given, memory),
        fsInit: async (fs) => put(fs, given),
        env: { PYTHONHASHSEED: '0', PYTHONPATH: LIBRARY },
        ...how,
      }),
    );
  if (kept)
    try {
      const python = await watched(() => start({ _loadSnapshot: kept }, kept.byteLength));
      // It has a copy of its own now.
      delete (python as unknown as { _api: { config: { _loadSnapshot?: unknown } } })._api.config._loadSnapshot;
      return { python, memory: null };
    } catch (error) {
      console.warn('what was kept of Python is of no use', error);
    }
  const python = await start({ _makeSnapshot: true });
  python.pyimport('armorial.browser.memory').learn(language);
  return { python, memory: memoryNow(python) };
}

const TRYING = 'trying';
const MOST_DEATHS = 2;

/** How many starts have begun with what was kept and never said that they are done. */
async function unfinished(): Promise<number> {
  return Number((await (await find(TRYING))?.text()) ?? 0);
}

/** What was kept, unless page after page has died of it. */
async function remembered(packs: Packs): Promise<ArrayBuffer | undefined> {
  const kept = await find(memoryOf(packs));
  if (!kept || !('locks' in navigator)) return undefined;
  const idle = () => navigator.locks.request(MEMORY, { ifAvailable: true }, (lock) => lock !== null);
  if ((await unfinished()) >= MOST_DEATHS && (await idle())) {
    await forget((name) => name === TRYING || name.startsWith(MEMORY));
    return undefined;
  }
  return kept.arrayBuffer();
}

/** A start with what was kept: it is counted until it is over. Several may be under way. */
function watched<T>(start: () => Promise<T>): Promise<T> {
  return navigator.locks.request(MEMORY, { mode: 'shared' }, async () => {
    await keep(TRYING, new Blob([String((await unfinished()) + 1)]));
    try {
      return await start();
    } finally {
      await forget((name) => name === TRYING);
    }
  });
}

/** What can be kept. If it cannot, the next start takes longer. */
function memoryNow(python: PyodideAPI): Uint8Array<ArrayBuffer> | null {
  try {
    return (python as unknown as { makeMemorySnapshot(): Uint8Array<ArrayBuffer> }).makeMemorySnapshot();
  } catch (error) {
    console.warn('the memory of Python cannot be kept', error);
    return null;
  }
}

/** Keep a memory, and nothing of other versions. */
export async function keepMemory(packs: Packs, memory: Started['memory']): Promise<void> {
  const name = memoryOf(packs);
  if (memory) await keep(name, new Blob([memory]));
  const parts = Object.values(packs).map((pack: Pack) => pack.file);
  const needed = [LIST, TRYING, name, ...parts];
  await forget((each) => !needed.includes(each));
}

/** Something went wrong with it: the next start is one from the beginning. */
export const forgetMemory = () => forget((name) => name.startsWith(MEMORY));

const script = <T>(url: string) => fetched(import(/* @vite-ignore */ url) as Promise<T>);

/**
 * Load libraries in machine code before Python runs, always in the same order: so they lie where a kept memory expects them.
 * And have room for it.
 */
function prepared(create: Create, given: readonly File[], room: number): Create {
  const libraries = given.filter(({ path }) => path.endsWith('.so'));
  const load = async (machine: Machine) => {
    machine.addRunDependency('libraries');
    try {
      for (const { path, content } of libraries) {
        const how = { loadAsync: true, nodelete: true };
        machine.preloadedWasm[`/${path}`] = await machine.loadWebAssemblyModule(content, how, `/${path}`, {});
      }
    } finally {
      machine.removeRunDependency('libraries');
    }
  };
  return async (settings) => {
    (settings.preRun as unknown[]).push(load);
    const made = await create(settings);
    if (room) (made as unknown as Machine).growMemory(room);
    return made;
  };
}

/** Files of a pack into Python's file system. */
export function put(fs: FS, given: readonly File[]): void {
  const made = new Set<string>();
  for (const { path, content } of given) {
    const place = `/${path}`;
    const folder = place.slice(0, place.lastIndexOf('/'));
    if (!made.has(folder)) {
      fs.mkdirTree(folder);
      made.add(folder);
    }
    fs.writeFile(place, content, { canOwn: true });
  }
}

/** While Pyodide starts, these are the answers to what it fetches. */
async function withFiles<T>(given: Record<string, Uint8Array<ArrayBuffer>>, start: () => Promise<T>): Promise<T> {
  const plain = globalThis.fetch;
  globalThis.fetch = (what, how) => {
    const address = what instanceof Request ? what.url : String(what);
    const content = given[address.slice(address.lastIndexOf('/') + 1)];
    if (!content) return plain(what, how);
    return Promise.resolve(new Response(content, { headers: { 'Content-Type': 'application/wasm' } }));
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = plain;
  }
}
