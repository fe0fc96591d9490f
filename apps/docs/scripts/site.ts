/** Runs Astro's `build` or `dev` with its telemetry off in every shell, then writes the index of the search. */
import { join } from 'node:path';
import { build, dev } from 'astro';
import { writeSearchIndex } from '../src/site/write-search-index.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const root = new URL('..', import.meta.url).pathname;

if (process.argv[2] === 'dev') await dev({ root });
else {
  await build({ root, logLevel: 'error' });
  await writeSearchIndex(join(root, 'dist'));
}
