/** Leaves a packed copy beside every file of the build that gets smaller, for the server to send instead. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Shorter files fit into one packet of the network anyway. */
const SMALLEST = 1000;
/** Fonts are packed already. */
const TEXTS = /\.(js|css|html|svg|json)$/;

const PACKERS: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  for (const [ending, packer] of Object.entries(PACKERS)) {
    const smaller = await packer(content);
    if (smaller.length < content.length) await writeFile(file + ending, smaller);
  }
}

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      for (const file of files) if (TEXTS.test(file)) await pack(join(folder, file));
    },
  };
}
