/** The worker of the desk, and the one that thinks: the first message says which it is. */
import { HERE, type FromDesk, type ToDesk } from '../lib/desk';
import { Desk, type PythonDesk } from './desk';
import { forgetMemory, keepMemory, packsAt, put, startPython, type Packs } from './python';
import { openStore } from './store';
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
  const [store, packs] = await Promise.all([openStore(name), packsAt(base)]);
  const { python, memory } = await startPython(
    base,
    packs,
    language,
    (loaded, total) => post({ kind: 'progress', loaded, total }),
    () => post({ kind: 'starting' }),
  );
  const py = python.pyimport('armorial.browser.desk').Desk(HERE) as PythonDesk;
  const others = new BroadcastChannel(name);
  const thinker = new Thinker(wake(base, packs, language), (result) => void desk.thought(result));
  // Those who think begin with what the desk has kept.
  const kept = keepMemory(packs, memory);
  const desk = new Desk(py, {
    store,
    post,
    think: (jobs) => void kept.then(() => thinker.think(jobs)),
    drop: (ids) => void kept.then(() => thinker.drop(ids)),
    stored: (keys) => others.postMessage(keys),
  });
  others.onmessage = ({ data }: MessageEvent<string[]>) => void desk.noticed(data);
  await desk.begin();
  post({ kind: 'ready' });
  const complete = unpacked(base, packs.later, () => {}).then((tar) => put(python.FS, files(tar)));
  complete.catch(() => {}); // without a connection it is not there yet
  return { desk, complete, warm: () => void kept.then(() => thinker.warm()) };
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
  if (message.kind === 'open') there.warm();
  if (message.kind === 'ask' && LATER.test(message.request.path)) await there.complete.catch(() => {});
  await there.desk.take(message);
}

// The thinker: a Python of its own, which gets plain data and knows no table

type Think = (job: string) => string;
let thinking: Promise<Think> | null = null;

async function ponder({ base, packs, language }: Extract<ToMind, { kind: 'wake' }>): Promise<Think> {
  const { python } = await startPython(new URL(base), packs, language);
  const { think } = python.pyimport('armorial.browser.thinker') as { think: Think };
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

const failed = async (error: unknown) => {
  console.error(error);
  await forgetMemory();
  postMessage({ kind: 'failed', why: String(error) });
};

addEventListener('message', ({ data }: MessageEvent<ToDesk | ToMind>) => {
  if (data.kind === 'start') {
    started = start(new URL(data.base), data.name, data.language);
    started.catch(failed);
  } else if (data.kind === 'wake') {
    thinking = ponder(data);
    thinking.then(() => postMessage({ kind: 'ready' } satisfies Said), failed);
  } else if (data.kind === 'think') {
    void thinking?.then((think) => postMessage(solve(think, data.job)));
  } else void serve(data);
});
