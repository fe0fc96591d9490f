/** Runs Astro's `build` or `dev` without telemetry; after a build, writes the search index. */
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
