import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/auto.ts', 'src/player.ts', 'src/protocol.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
    target: 'es2022',
  },
  {
    // For a script tag, at a content delivery network or beside the page: dist/auto.global.js.
    entry: ['src/auto.ts'],
    format: 'iife',
    globalName: 'GifkitEmbed',
    minify: true,
    target: 'es2022',
  },
]);
