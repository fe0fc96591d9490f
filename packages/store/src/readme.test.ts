import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import * as exports from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs a snippet as the module that it is. */
async function run(code: string): Promise<void> {
  const body = code.replace(/import (\{[^}]*\}) from '@gifkit\/store';/, 'const $1 = exports;');
  const AsyncFunction = run.constructor as FunctionConstructor;
  await new AsyncFunction('exports', body)(exports);
}

it('has examples', () => {
  expect(snippets).toHaveLength(2);
});

it.each(snippets)('runs as the readme says: %s', async (code) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await run(code);
  expect(log).toHaveBeenCalled();
  expect(log.mock.calls.flat()).not.toContain(undefined);
  expect(log.mock.calls.flat()).not.toContain(false);
});
