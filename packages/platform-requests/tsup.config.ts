import { defineConfig } from 'tsup';
import { PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: PACKAGE_TARGETS,
  define: { __GIFKIT_VERSION__: JSON.stringify(manifest.version) },
});
