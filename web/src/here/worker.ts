/** The worker of the desk, and the one that thinks: the first message says which it is. */
import { HERE, type Fault, type FromDesk, type ToDesk } from '../lib/desk';
import { Desk, type PythonDesk } from './desk';
import { faultOf } from './faults';
import { forgetMemory, keepMemory, packsAt, put, startPython, type Packs } from './python';
import { openStore, passingStore, type Store } from './store';
import { Thinker, type Mind, type Said, type ToMind } from './thinker';
import { files, unpacked } from './unpack';

/** What is asked about things that come later. */
const LATER = /^\/api\/(rules\b|puzzles\b|tables\/[^/]+\/rules$)/;

// The desk

const post = (message: FromDesk) => postMessage(message);
interface There {
  desk: Desk;
  /** All that a game can begin without has come, too. */
  complete: Promise<void>;
  /** Whoever bots need is woken. */
  warm: () => void;
}
let started: Promise<There> | null = null;

async function start(base: URL, name: string, language: string): Promise<There> {
  if (typeof WebAssembly === 'undefined') throw new Error('there is no WebAssembly');
  const [store, packs] = await Promise.all([storeOf(name), packsAt(base)]);
  const { python, memory } = await startPython(
    base,
    packs,
    language,
    (loaded, total) => post({ kind: 'progress', loaded, total }),
    () => post({ kind: 'starting' }),
  );
  const py = python.pyimport('armorial.browser.desk').Desk(HERE) as PythonDesk;
  const others = new BroadcastChannel(name);
  const thinker = new Thinker(
    wake(base, packs, language),
    (result) => void desk.thought(result),
    (job) => resultOf(python.pyimport('armorial.browser.thinker') as Thinking, job),
  );
  // Those who think begin with what the desk has kept.
  const kept = keepMemory(packs, memory);
  const desk = new Desk(py, {
    store,
    post,
    think: (jobs) => void kept.then(() => thinker.think(jobs)),
    drop: (ids) => void kept.then(() => thinker.drop(ids)),
    stored: (keys) => others.postMessage(keys),
    makeRoom: forgetMemory,
    died: (error) => void failed(error, 'stopped'),
  });
  others.onmessage = ({ data }: MessageEvent<string[]>) => void desk.noticed(data);
  await desk.begin();
  post({ kind: 'ready' });
  const complete = unpacked(base, packs.later, () => {}).then((tar) => put(python.FS, files(tar)));
  complete.catch(() => {}); // without a connection it is not there yet
  return { desk, complete, warm: () => void kept.then(() => thinker.warm()) };
}

/** A browser that lets nothing be kept can be played in all the same; its reader is told. */
async function storeOf(name: string): Promise<Store> {
  try {
    return await openStore(name);
  } catch (error) {
    console.warn('games cannot be kept', error);
    post({ kind: 'unkept' });
    return passingStore();
  }
}

function wake(base: URL, packs: Packs, language: string): () => Mind {
  return () => {
    const mind = new Worker(import.meta.url, { type: 'module', name: 'thinker' });
    mind.postMessage({ kind: 'wake', base: base.href, packs, language } satisfies ToMind);
    return mind;
  };
}

async function serve(message: Exclude<ToDesk, { kind: 'start' }>): Promise<void> {
  const there = await started?.catch(() => null);
  if (!there) return;
  if (message.kind === 'ask' && LATER.test(message.request.path)) await there.complete.catch(() => {});
  await there.desk.take(message);
  if (message.kind === 'open') there.warm(); // what its reader waits for comes first
}

// The thinker: a Python of its own, which gets plain data and knows no table

interface Thinking {
  think: (job: string) => string;
}
let thinking: Promise<Thinking> | null = null;

async function ponder({ base, packs, language }: Extract<ToMind, { kind: 'wake' }>): Promise<Thinking> {
  const { python } = await startPython(new URL(base), packs, language);
  return python.pyimport('armorial.browser.thinker') as Thinking;
}

function resultOf(thinker: Thinking, job: string): string {
  try {
    return thinker.think(job);
  } catch (error) {
    const { id } = JSON.parse(job) as { id: string };
    return JSON.stringify({ id, failed: String(error) });
  }
}

const failed = async (error: unknown, fault: Fault = faultOf(error)) => {
  console.error(error);
  await forgetMemory();
  postMessage({ kind: 'failed', fault, why: String(error) } satisfies FromDesk & Said);
};

addEventListener('message', ({ data }: MessageEvent<ToDesk | ToMind>) => {
  if (data.kind === 'start') {
    started = start(new URL(data.base), data.name, data.language);
    started.catch((error: unknown) => failed(error));
  } else if (data.kind === 'wake') {
    thinking = ponder(data);
    thinking.then(
      () => postMessage({ kind: 'ready' } satisfies Said),
      (error: unknown) => failed(error),
    );
  } else if (data.kind === 'think') {
    void thinking?.then((thinker) =>
      postMessage({ kind: 'result', result: resultOf(thinker, data.job) } satisfies Said),
    );
  } else void serve(data);
});
