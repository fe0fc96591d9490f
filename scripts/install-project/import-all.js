/** Imports every entry of every package on a server and in a worker of it: there is no page, and nothing may miss it. */
import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { isMainThread, Worker } from 'node:worker_threads';

const folder = new URL('node_modules/@gifkit/', import.meta.url);
const entries = readdirSync(folder).flatMap((name) => {
  const { exports = {} } = JSON.parse(
    readFileSync(new URL(`${name}/package.json`, folder), 'utf8'),
  );
  return (
    Object.keys(exports)
      .filter((key) => !key.endsWith('.json') && !key.endsWith('.css'))
      // Only the bundler of Next.js finds what it imports of that; `next build` does so here.
      .filter((key) => `${name}${key.slice(1)}` !== 'react-components/next')
      .map((key) => `@gifkit/${name}${key.slice(1)}`)
  );
});

const before = Object.keys(globalThis);
for (const entry of entries) {
  try {
    await import(entry);
  } catch (error) {
    throw new Error(`${entry} cannot be imported: ${error.message}`, { cause: error });
  }
}
deepEqual(Object.keys(globalThis), before, 'An import left something in the global scope.');
const place = isMainThread ? 'on a server' : 'in a worker';
console.log(`${entries.length} entries can be imported ${place}.`);
if (isMainThread) {
  new Worker(new URL(import.meta.url)).once('error', (error) => {
    throw error;
  });
}
