import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { packed } from './packed.ts';

/** Where `npm run dev` finds the game server. */
const server = process.env.ARMORIAL_SERVER ?? 'http://127.0.0.1:8000';

/** What nearly every page needs comes in one file: many small ones pack badly, and each has headers of its own. */
const BASE = [
  /\/node_modules\/(svelte|esm-env|clsx|@fluent)\//,
  /\/src\/styles\//,
  /\/src\/kit\/(Icon|Initial|OptionButton|Panel|Shield|Toasts)\b/,
  /\/src\/lib\/(anchor|api|choices|connection|dates|games|here|match|router|screen|seats|session|settings|site|toasts|words)\b/,
  /\/src\/pages\/(GameOptions|PlayChoice|SeatCount|TableList|TableRow|finding\/InvitationList|join)\b/,
  /\/src\/parts\/(LevelChoice|Top)\b/,
];

/** Scripts and styles find each other by relative addresses, wherever the server lives on its site. Only the page itself,
 * which is sent for every path, needs absolute ones: below another path the server puts that in front. */
const fromTheRoot: Plugin = {
  name: 'from-the-root',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type === 'asset') page.source = String(page.source).replaceAll('="./', '="/');
  },
};

/** Pyodide is taken as it is, as two files of their own. Every host knows that `.js` is a script, not so `.mjs`. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names[0]?.endsWith('.mjs') ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]';

export default defineConfig({
  base: './',
  plugins: [svelte(), fromTheRoot, packed()],
  build: {
    outDir: '../src/armorial/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files, so that they are fetched only where they are used.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Of the kit a page gets the parts that it uses, and their styles.
      treeshake: { moduleSideEffects: [{ test: /\/src\/kit\/\w+\.(svelte|ts)$/, sideEffects: false }] },
      output: {
        assetFileNames,
        codeSplitting: { groups: [{ name: 'base', test: (id) => BASE.some((pattern) => pattern.test(id)) }] },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false }, output: { assetFileNames } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Only what hangs is ended: a busy machine is no failure.
  test: { include: ['src/**/*.test.ts'], environment: './client-environment.ts', testTimeout: 300_000 },
});
