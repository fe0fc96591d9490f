import { defineConfig } from 'tsup';
import { PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', testing: 'src/testing/index.ts' },
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: PACKAGE_TARGETS,
});
