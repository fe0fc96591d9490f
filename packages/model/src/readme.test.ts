import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import * as model from './index.ts';
import { rawGif } from './test/raw-gif.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs a snippet as if it were a module. */
function run(code: string): void {
  const body = code.replace(/import (\{[^}]*\}) from '@gifkit\/model';/, 'const $1 = model;');
  new Function('model', 'raw', body)(model, rawGif);
}

it('has examples', () => {
  expect(snippets.length).toBeGreaterThan(2);
});

it.each(snippets)('runs as the readme says: %s', (code) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  run(code);
  expect(log.mock.calls.flat()).not.toContain(undefined);
});

it('the readme names nothing that is not there', () => {
  const [, table = ''] = readme.split('| Function |');
  const names = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(Object.keys(model)).toEqual(expect.arrayContaining(names));
});
