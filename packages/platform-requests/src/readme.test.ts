import { readFileSync } from 'node:fs';
import { createSandbox } from '@gifkit/sandbox';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as everything from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs a snippet as the module that it is. */
async function run(code: string): Promise<void> {
  const body = code.replace(
    /import (\{[^}]*\}) from '@gifkit\/platform-requests';/g,
    'const $1 = everything;',
  );
  const AsyncFunction = run.constructor as FunctionConstructor;
  await new AsyncFunction('everything', 'session', body)(everything, { token: 'any' });
}

it('has examples', () => {
  expect(snippets.length).toBeGreaterThan(3);
});

it.each(snippets)('runs as the readme says: %s', async (code) => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const arrived: number[] = [];
  vi.stubGlobal('location', { origin: 'https://example.com' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await sandbox.fetch(new Request(url, init));
    arrived.push(response.status);
    return response;
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await run(code);
  expect(arrived.length).toBe(1);
  expect(arrived[0]).toBeLessThan(500);
});
