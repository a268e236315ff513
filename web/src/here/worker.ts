/** The worker of the desk, and the one that thinks: the first message says which it is. */
import type { PyodideAPI } from 'pyodide';
import { HERE, type FromDesk, type ToDesk } from '../lib/desk';
import { Desk, type PythonDesk } from './desk';
import { keepCompiled, packsAt, put, startPython, type Packs } from './python';
import { openStore } from './store';
import { Thinker, type Mind, type Said, type ToMind } from './thinker';
import { files, unpacked } from './unpack';

const RULES = '/api/rules/';

// The desk

const post = (message: FromDesk) => postMessage(message);
let started: Promise<{ desk: Desk; rules: Promise<void> }> | null = null;

async function start(base: URL, name: string) {
  const [store, packs] = await Promise.all([openStore(name), packsAt(base)]);
  const python = await startPython(
    'desk',
    base,
    packs,
    (loaded, total) => post({ kind: 'progress', loaded, total }),
    () => post({ kind: 'starting' }),
  );
  python.pyimport('armorial.table.table').mark_ids(HERE);
  const py = python.pyimport('armorial.browser.desk').Desk() as PythonDesk;
  const others = new BroadcastChannel(name);
  const thinker = new Thinker(wake(base, packs), (result) => void desk.thought(result));
  const desk = new Desk(py, {
    store,
    post,
    think: (jobs) => thinker.think(jobs),
    drop: (ids) => thinker.drop(ids),
    stored: (keys) => others.postMessage(keys),
  });
  others.onmessage = ({ data }: MessageEvent<string[]>) => void desk.noticed(data);
  await desk.begin();
  post({ kind: 'ready' });
  const rules = later(python, base, packs);
  rules.catch(() => {}); // without a connection there are none yet
  return { desk, rules };
}

/** What a game can begin without: the written rules, and what makes the next start quick. */
async function later(python: PyodideAPI, base: URL, packs: Packs): Promise<void> {
  try {
    put(python.FS, files(await unpacked(base, packs.rules, () => {})));
  } finally {
    await keepCompiled('desk', python, packs);
  }
}

function wake(base: URL, packs: Packs): () => Mind {
  return () => {
    const mind = new Worker(import.meta.url, { type: 'module', name: 'thinker' });
    mind.postMessage({ kind: 'wake', base: base.href, packs } satisfies ToMind);
    return mind;
  };
}

async function serve(message: Exclude<ToDesk, { kind: 'start' }>): Promise<void> {
  const there = await started?.catch(() => null);
  if (!there) return;
  if (message.kind === 'ask' && message.request.path.startsWith(RULES)) await there.rules.catch(() => {});
  await there.desk.take(message);
}

// The thinker: a Python of its own, which gets plain data and knows no table

type Think = (job: string) => string;
let thinking: Promise<Think> | null = null;

async function ponder({ base, packs }: { base: string; packs: Packs }): Promise<Think> {
  const python = await startPython('thinker', new URL(base), packs);
  const { think } = python.pyimport('armorial.browser.thinker') as { think: Think };
  await keepCompiled('thinker', python, packs);
  return think;
}

function solve(think: Think, job: string): Said {
  try {
    return { kind: 'result', result: think(job) };
  } catch (error) {
    const { id } = JSON.parse(job) as { id: string };
    return { kind: 'result', result: JSON.stringify({ id, failed: String(error) }) };
  }
}

const failed = (error: unknown) => {
  console.error(error);
  postMessage({ kind: 'failed', why: String(error) });
};

addEventListener('message', ({ data }: MessageEvent<ToDesk | ToMind>) => {
  if (data.kind === 'start') {
    started = start(new URL(data.base), data.name);
    started.catch(failed);
  } else if (data.kind === 'wake') {
    thinking = ponder(data);
    thinking.then(() => postMessage({ kind: 'ready' } satisfies Said), failed);
  } else if (data.kind === 'think') {
    void thinking?.then((think) => postMessage(solve(think, data.job)));
  } else void serve(data);
});
