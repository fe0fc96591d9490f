import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import * as sdk from './index.ts';
import * as player from './player/index.ts';
import { openPlayer } from './test/fake-player.ts';

// Under jsdom this module's own address is none of a file.
const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs a snippet as the module that it is, on a page that has an `element` and an `iframe`. */
async function run(code: string): Promise<void> {
  const body = code.replace(
    /import (\{[^}]*\}) from '@gifkit\/embed-sdk(\/player)?';/g,
    'const $1 = packages;',
  );
  const AsyncFunction = run.constructor as FunctionConstructor;
  const element = document.createElement('div');
  const iframe = document.createElement('iframe');
  iframe.src = 'https://embed.example.com/embed/abc';
  document.body.replaceChildren(element, iframe);
  const end = new AsyncFunction('packages', 'element', 'iframe', body)(
    { ...sdk, ...player },
    element,
    iframe,
  );
  for (const frame of document.querySelectorAll('iframe')) {
    openPlayer(frame, { origin: 'https://embed.example.com' });
    frame.dispatchEvent(new Event('load'));
  }
  await end;
}

it('has examples', () => {
  expect(snippets.length).toBeGreaterThan(4);
});

it.each(snippets)('runs as the readme says: %s', async (code) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await run(code);
  expect(log.mock.calls.flat()).not.toContain(undefined);
});
