import { defineConfig } from 'tsup';
import { PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';

export default defineConfig({
  entry: ['src/index.ts', 'src/internal.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: PACKAGE_TARGETS,
});
