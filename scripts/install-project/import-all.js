/**
 * Imports every entry of every package on a server and in a worker, as ESM and CommonJS. There is no
 * document, and imports must have no side effects.
 */
import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, Worker } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const folder = new URL('node_modules/@gifkit/', import.meta.url);

const entries = readdirSync(folder).flatMap((name) => {
  const manifest = new URL(`${name}/package.json`, folder);
  return (
    Object.entries(JSON.parse(readFileSync(manifest, 'utf8')).exports)
      .filter(([key]) => !/\/internal\/|\.(json|css)$/.test(key))
      .map(([key, target]) => ({
        entry: `@gifkit/${name}${key.slice(1).replace('*', 'de')}`,
        isCommonJs: 'require' in target,
      }))
      // It imports `next/navigation`, which only resolves in Next.js; its build covers this entry.
      .filter(({ entry }) => entry !== '@gifkit/react-components/next')
  );
});

/** Globals, except those in which copies of zod share their settings. */
const globals = () => Object.keys(globalThis).filter((name) => !name.startsWith('__zod_'));

const before = globals();
for (const { entry, isCommonJs } of entries) {
  await import(entry);
  if (isCommonJs) require(entry);
}
deepEqual(globals(), before, 'An import left something in the global scope.');
console.log(`${entries.length} entries imported ${isMainThread ? 'on a server' : 'in a worker'}`);
if (isMainThread) new Worker(new URL(import.meta.url));
