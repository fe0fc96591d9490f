import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moved } from './test/move.ts';

const guide = readFileSync(new URL('../../../docs/migrating.md', import.meta.url), 'utf8');

/** Lines of the guide's diff with this sign. */
const example = (sign: '-' | '+'): string =>
  [...(/```diff\n([\s\S]*?)```/.exec(guide)?.[1] ?? '').matchAll(/^([-+])(.*\n)/gm)]
    .filter(([, own]) => own === sign)
    .map(([, , line]) => line)
    .join('');

/** Rows of the guide's tables: exports of a peer package and their new package. */
const rows = guide.split(/^## /m).flatMap((section) => {
  const [, peer] = /^`(@giphy\/[\w-]+)`\n/.exec(section) ?? [];
  return [...section.matchAll(/^\| (`\w+`.*?) \| `(@gifkit\/[\w-]+)` \|/gm)].flatMap(
    ([, names = '', to = '']) =>
      peer
        ? [{ peer, to, names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }]
        : [],
  );
});

describe('the migration guide', () => {
  it('shows the imports that the codemod writes', () => {
    expect(example('-')).toContain('@giphy/');
    expect(moved(example('-'))).toBe(example('+'));
  });

  it('has a table for each package', () => {
    expect([...new Set(rows.map(({ peer }) => peer))]).toHaveLength(5);
  });

  it.each(rows)('names the new package of $names of $peer', ({ peer, to, names }) => {
    const list = names.join(', ');
    expect(moved(`import { ${list} } from '${peer}'`)).toBe(`import { ${list} } from '${to}'`);
  });
});
