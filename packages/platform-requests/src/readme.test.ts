import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fetchApi from '@gifkit/fetch-api';
import { createSandbox } from '@gifkit/sandbox';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PlatformCall } from './call.ts';
import * as groups from './groups.ts';
import * as everything from './index.ts';

const path = fileURLToPath(new URL('../README.md', import.meta.url));
const readme = readFileSync(path, 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs a snippet as the module that it is. */
async function run(code: string): Promise<void> {
  const body = code.replace(
    /import (\{[^}]*\}) from '@gifkit\/[\w-]+';/g,
    'const $1 = everything;',
  );
  const AsyncFunction = run.constructor as FunctionConstructor;
  const all = { ...fetchApi, ...everything };
  await new AsyncFunction('everything', 'session', body)(all, { token: 'any' });
}

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
  expect(arrived.length).toBe(code.includes('await') ? 1 : 0);
  expect(Math.max(...arrived, 0)).toBeLessThan(500);
});

it('lists every call, and `vitest -u` writes the list', async () => {
  const lines = Object.entries(groups).flatMap(([subject, calls]) =>
    Object.entries<Pick<PlatformCall<never, unknown>, 'endpoints'>>(calls).flatMap(
      ([name, { endpoints }]) =>
        endpoints.map((endpoint) => `${`${subject}.${name}`.padEnd(40)} ${endpoint}`),
    ),
  );
  const [text] = readme.split('```text');
  await expect(`${text}\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`).toMatchFileSnapshot(path);
});
