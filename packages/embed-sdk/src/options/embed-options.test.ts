// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EMBED_OPTIONS } from './embed-options.ts';
import type { EmbedOption } from './fragment-options.ts';

it('has the options and defaults of the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const section = readme.split('\n## ').find((text) => text.startsWith('Options')) ?? '';
  const documented = [...section.matchAll(/^\| `(\w+)` \| *(.*?) *\|/gm)].map(
    ([, name, value = '']) => [name, value.replaceAll(/[`']/g, '')],
  );
  const options = Object.entries<EmbedOption>(EMBED_OPTIONS).map(
    ([name, { default: value = '' }]) => [name, String(value)],
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(options));
});
