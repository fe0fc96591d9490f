/** Writes the reference, runs Astro's `build` or `dev` with its telemetry off in every shell, then the index. */
import { join } from 'node:path';
import { build, dev } from 'astro';
import { writeEndpoints } from '../src/reference/write-endpoints.ts';
import { writeReference } from '../src/reference/write-reference.ts';
import { writeSearchIndex } from '../src/site/write-search-index.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const root = new URL('..', import.meta.url).pathname;

await writeReference();
await writeEndpoints();
if (process.argv[2] === 'dev') await dev({ root });
else {
  await build({ root, logLevel: 'error' });
  await writeSearchIndex(join(root, 'dist'));
}
