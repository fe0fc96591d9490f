import { defineConfig } from 'tsup';
import { PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    consent: 'src/consent/index.ts',
    internal: 'src/internal.ts',
    monitoring: 'src/monitoring/index.ts',
    'page-views': 'src/page-views/index.ts',
  },
  format: ['esm', 'cjs'],
  // One copy of the settings for all entry points: the switch has to reach them all.
  splitting: true,
  dts: true,
  sourcemap: true,
  clean: true,
  target: PACKAGE_TARGETS,
  define: { __GIFKIT_VERSION__: JSON.stringify(manifest.version) },
});
