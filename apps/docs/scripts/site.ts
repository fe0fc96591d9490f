/** Writes the reference, then runs Astro's `build` or `dev` with its telemetry off, in every shell alike. */
import { build, dev } from 'astro';
import { writeReference } from '../src/reference/write-reference.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const root = new URL('..', import.meta.url).pathname;

await writeReference();
if (process.argv[2] === 'dev') await dev({ root });
else await build({ root, logLevel: 'error' });
