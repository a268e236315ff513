import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packed } from './packed.ts';

/** Where `npm run dev` finds the game server. */
const server = process.env.ARMORIAL_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: '../src/armorial/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files, so that they are fetched only where they are used.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
