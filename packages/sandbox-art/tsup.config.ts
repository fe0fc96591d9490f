import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { FONT_FILES } from './src/text/font-files.ts';

/** Copies the used font files with their licenses, because the whole families are a hundred times larger. */
const copyFonts = (): void => {
  for (const file of FONT_FILES) {
    const source = fileURLToPath(import.meta.resolve(file));
    const family = dirname(dirname(source));
    cpSync(source, join('dist/fonts', basename(source)));
    cpSync(join(family, 'LICENSE'), join('dist/fonts', `LICENSE-${basename(family)}.txt`));
  }
};

export default defineConfig({
  entry: { index: 'src/index.ts', worker: 'src/worker.ts' },
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts' } },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  onSuccess: async () => copyFonts(),
});
