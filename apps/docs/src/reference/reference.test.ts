import { expect, it } from 'vitest';
import { entryPoints } from '../../../../scripts/entry-points.ts';
import { REFERENCE } from '../site/contents.ts';

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
