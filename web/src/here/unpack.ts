/** Packs (`web/packs.py`): fetched with a count of their bytes, unpacked, and kept unpacked for the next start. */
import { XzReadableStream } from 'xz-decompress';
import { fetched, NotFetched } from './faults';

export interface Pack {
  file: string;
  /** As it is sent. */
  bytes: number;
}
export interface File {
  path: string;
  content: Uint8Array<ArrayBuffer>;
}

const BLOCK = 512;
const PATH = [0, 100] as const;
const SIZE = [124, 136] as const;
const KIND = 156;
const PREFIX = [345, 500] as const;

/** The files of a tar archive, as parts of it: nothing is copied. */
export function files(tar: Uint8Array<ArrayBuffer>): File[] {
  const found: File[] = [];
  const text = (start: number, end: number) => {
    const part = tar.subarray(start, end);
    const stop = part.indexOf(0);
    return new TextDecoder().decode(stop < 0 ? part : part.subarray(0, stop));
  };
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const name = text(at + PATH[0], at + PATH[1]);
    const prefix = text(at + PREFIX[0], at + PREFIX[1]);
    const size = parseInt(text(at + SIZE[0], at + SIZE[1]), 8);
    const start = at + BLOCK;
    if (tar[at + KIND] === 48)
      found.push({ path: prefix ? `${prefix}/${name}` : name, content: tar.subarray(start, start + size) });
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}

/** A pack, unpacked: from what was kept, or fetched. `onbytes` is told how much more has come. */
export async function unpacked(base: URL, pack: Pack, onbytes: (n: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await find(pack.file);
  if (kept) {
    onbytes(pack.bytes);
    return new Uint8Array(await kept.arrayBuffer());
  }
  const reply = await fetched(fetch(new URL(`assets/${pack.file}`, base)));
  if (!reply.ok || !reply.body) throw new NotFetched(`${pack.file}: ${reply.status}`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      onbytes(chunk.length);
      out.enqueue(chunk);
    },
  });
  const tar = await new Response(new XzReadableStream(reply.body.pipeThrough(counted))).arrayBuffer();
  await keep(pack.file, new Blob([tar]));
  return new Uint8Array(tar);
}

const CACHE = 'armorial-here';

/** What was kept under a name. A browser that keeps nothing has nothing. */
export async function find(name: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(new URL(name, 'https://kept.invalid/'));
  } catch {
    return undefined;
  }
}

/** Keep something for the next start. Without room for it, it is fetched again. */
export async function keep(name: string, content: Blob): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(new URL(name, 'https://kept.invalid/'), new Response(content));
  } catch {
    /* then the next start takes longer */
  }
}

/** Forget what is of no more use. */
export async function forget(useless: (name: string) => boolean): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys())
      if (useless(new URL(request.url).pathname.slice(1))) await cache.delete(request);
  } catch {
    /* there was nothing */
  }
}
