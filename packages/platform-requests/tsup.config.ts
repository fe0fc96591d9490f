import { defineConfig } from 'tsup';
import { PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  target: PACKAGE_TARGETS,
});
