import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entryPoints } from '../../../../scripts/entry-points.ts';
import { NAMESPACES, REFERENCE } from '../site/contents.ts';

/** They are of one type, which the page of their package has. */
const isWords = (name: string): boolean => name.includes('/labels/');
/** It exports what the package itself does. */
const ALIASES = ['embed-sdk/auto'];
/** For those who work on the sandbox; their README leads to the report. */
const TOOLS = 'sandbox-art';

it('has a page for each entry point that is not words alone', () => {
  const names = entryPoints()
    .map(({ specifier }) => specifier.replace('@gifkit/', ''))
    .filter((name) => !isWords(name) && !ALIASES.includes(name) && !name.startsWith(TOOLS));
  expect([...REFERENCE].sort()).toEqual(names.sort());
});

it('has a page for each namespace that an entry point exports', () => {
  const written = entryPoints().flatMap(({ specifier, source }) => {
    const names = [...readFileSync(source, 'utf8').matchAll(/^export \* as (\w+)/gm)];
    return names.map(([, name]) => `${specifier.replace('@gifkit/', '')} ${name}`);
  });
  const shown = Object.entries(NAMESPACES).flatMap(([entry, names]) =>
    names.map((name) => `${entry} ${name}`),
  );
  expect(shown.sort()).toEqual(written.sort());
});
