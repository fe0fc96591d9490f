/**
 * Imports every entry of every package on a server and in a worker of it, as ESM and as CommonJS: there is no
 * page, and nothing may miss it.
 */
import { deepEqual } from 'node:assert/strict';
import { createRequire } from 'node:module';
import { isMainThread, Worker } from 'node:worker_threads';
import { entries } from './entries.js';

const require = createRequire(import.meta.url);
const before = Object.keys(globalThis);
for (const { entry, isCommonJs } of entries) {
  try {
    await import(entry);
    if (isCommonJs) require(entry);
  } catch (error) {
    throw new Error(`${entry} cannot be imported: ${error.message}`, { cause: error });
  }
}
deepEqual(Object.keys(globalThis), before, 'An import left something in the global scope.');
const required = entries.filter(({ isCommonJs }) => isCommonJs).length;
const place = isMainThread ? 'on a server' : 'in a worker';
console.log(`${entries.length} entries can be imported ${place}, ${required} of them required.`);
if (isMainThread) {
  new Worker(new URL(import.meta.url)).once('error', (error) => {
    throw error;
  });
}
