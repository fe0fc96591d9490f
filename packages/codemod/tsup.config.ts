import { defineConfig } from 'tsup';
import analytics from '../analytics/package.json' with { type: 'json' };
import fetchApi from '../fetch-api/package.json' with { type: 'json' };
import elements from '../js-components/package.json' with { type: 'json' };
import model from '../model/package.json' with { type: 'json' };
import components from '../react-components/package.json' with { type: 'json' };

const versions = Object.fromEntries(
  [analytics, fetchApi, elements, model, components].map(({ name, version }) => [name, version]),
);

export default defineConfig({
  entry: { cli: 'src/cli.ts' },
  format: 'esm',
  sourcemap: true,
  clean: true,
  target: 'node20',
  // Versions written into package.json files of apps: those at build time.
  define: { __GIFKIT_VERSIONS__: JSON.stringify(versions) },
});
