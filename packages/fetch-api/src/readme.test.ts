import { readFileSync } from 'node:fs';
import * as model from '@gifkit/model';
import { createSandbox } from '@gifkit/sandbox';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as fetchApi from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs a snippet as the module that it is. */
async function run(code: string): Promise<void> {
  const body = code.replace(
    /import (\{[^}]*\}) from '@gifkit\/([\w-]+)';/g,
    "const $1 = packages['$2'];",
  );
  const AsyncFunction = run.constructor as FunctionConstructor;
  await new AsyncFunction('packages', body)({ 'fetch-api': fetchApi, model });
}

it('has examples', () => {
  expect(snippets.length).toBeGreaterThan(6);
});

it.each(snippets)('runs as the readme says: %s', async (code) => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const arrived: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    arrived.push(url);
    return sandbox.fetch(new Request(url, init));
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await run(code);
  expect(arrived[0]).toMatch(/^https:\/\/api\.giphy\.com\/v1\/.*api_key=your%20api%20key/);
  expect(log.mock.calls.flat()).not.toContain(undefined);
});
