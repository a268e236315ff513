/**
 * Python in a worker: its files from the packs, and what it has compiled of them from the last start.
 *
 * Pyodide fetches two files by itself, WebAssembly and library; it is given those of the pack instead. Everything lies as
 * plain files in its file system, where Python leaves what it has compiled beside each of them; that is kept for the next
 * start, which so has nothing to compile.
 */
import type { Lockfile, PyodideAPI } from 'pyodide';
import { info } from 'pyodide/pyodide-lock.json';
import coreUrl from 'pyodide/pyodide.asm.mjs?url';
import pyodideUrl from 'pyodide/pyodide.mjs?url';
import { files, find, forgetAllBut, keep, tarOf, unpacked, type File, type Pack } from './unpack';

export interface Packs {
  python: Pack;
  armorial: Pack;
  rules: Pack;
}
export type Progress = (loaded: number, total: number) => void;

type FS = PyodideAPI['FS'];
const LIBRARY = '/lib/python3.14';
const LIST = 'here.json';
const WASM = 'python.wasm';
/** A zip archive without files. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);

/** Which packs this version is made of. */
export async function packsAt(base: URL): Promise<Packs> {
  try {
    const reply = await fetch(new URL(LIST, base), { cache: 'no-cache' });
    if (!reply.ok) throw new Error(`${LIST}: ${reply.status}`);
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

/** Desk and thinker use different parts of what there is. */
export type Role = 'desk' | 'thinker';
const compiledOf = (role: Role, { python, armorial }: Packs) => `${role}-${python.file}-${armorial.file}`;

/** Start Python with everything that a table needs. */
export async function startPython(
  role: Role,
  base: URL,
  packs: Packs,
  progress: Progress = () => {},
  onstart: () => void = () => {},
): Promise<PyodideAPI> {
  const total = packs.python.bytes + packs.armorial.bytes;
  let loaded = 0;
  const onbytes = (n: number) => progress((loaded += n), total);
  progress(0, total);
  const [{ loadPyodide }, { default: createPyodideModule }, python, armorial, compiled] = await Promise.all([
    script<typeof import('pyodide')>(pyodideUrl),
    script<{ default: Create }>(coreUrl),
    unpacked(base, packs.python, onbytes),
    unpacked(base, packs.armorial, onbytes),
    find(compiledOf(role, packs)).then((kept) => kept?.arrayBuffer()),
  ]);
  onstart();
  const library = files(python);
  const wasm = library.find(({ path }) => path === WASM);
  if (!wasm) throw new Error(`${WASM} is missing`);
  const given = [
    ...library.filter((each) => each !== wasm),
    ...files(armorial),
    ...(compiled ? files(new Uint8Array(compiled)) : []),
  ];
  return withFiles({ 'pyodide.asm.wasm': wasm.content, 'python_stdlib.zip': EMPTY_ZIP }, () =>
    loadPyodide({
      indexURL: base.href,
      lockFileContents: { info, packages: {} } as Lockfile,
      createPyodideModule,
      fsInit: async (fs) => put(fs, given),
      env: { PYTHONHASHSEED: '0', PYTHONPATH: LIBRARY },
    }),
  );
}

type Create = NonNullable<NonNullable<Parameters<typeof import('pyodide').loadPyodide>[0]>['createPyodideModule']>;
const script = <T>(url: string) => import(/* @vite-ignore */ url) as Promise<T>;

/** Files of a pack into Python's file system. All are equally old. */
export function put(fs: FS, given: readonly File[]): void {
  const made = new Set<string>();
  for (const { path, content } of given) {
    const place = `/${path}`;
    const folder = place.slice(0, place.lastIndexOf('/'));
    if (!made.has(folder)) {
      fs.mkdirTree(folder);
      made.add(folder);
    }
    fs.writeFile(place, content, { canOwn: false });
    fs.utime(place, 0, 0);
  }
}

/** Keep what Python has compiled, and nothing of other versions. */
export async function keepCompiled(role: Role, python: PyodideAPI, packs: Packs): Promise<void> {
  const name = compiledOf(role, packs);
  if (!(await find(name))) await keep(name, tarOf(compiledFiles(python.FS, LIBRARY)));
  const files = Object.values(packs).map((pack: Pack) => pack.file);
  await forgetAllBut([LIST, compiledOf('desk', packs), compiledOf('thinker', packs), ...files]);
}

function compiledFiles(fs: FS, folder: string): File[] {
  const found: File[] = [];
  for (const name of fs.readdir(folder) as string[]) {
    if (name === '.' || name === '..') continue;
    const path = `${folder}/${name}`;
    if (fs.isDir(fs.stat(path).mode)) found.push(...compiledFiles(fs, path));
    else if (name.endsWith('.pyc')) found.push({ path: path.slice(1), content: fs.readFile(path) });
  }
  return found;
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
