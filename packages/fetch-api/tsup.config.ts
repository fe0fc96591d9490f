import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: ['src/index.ts', 'src/internal.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  target: 'es2022',
  define: { __GIFKIT_VERSION__: JSON.stringify(manifest.version) },
});
