import { readFileSync } from 'node:fs';
import { createSandbox } from '@gifkit/sandbox';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as providers from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs a snippet as the module that it is. */
async function run(code: string): Promise<void> {
  const body = code.replace(
    /import (\{[^}]*\}) from '@gifkit\/providers';/,
    'const $1 = providers;',
  );
  const AsyncFunction = run.constructor as FunctionConstructor;
  await new AsyncFunction('providers', body)(providers);
}

it('has examples', () => {
  expect(snippets).toHaveLength(4);
});

it.each(snippets)('runs as the readme says: %s', async (code) => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => sandbox.fetch(new Request(url, init)));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await run(code);
  expect(log).toHaveBeenCalled();
  expect(log.mock.calls.flat()).not.toContain(undefined);
  expect(log.mock.calls.flat()).not.toContain(false);
});
