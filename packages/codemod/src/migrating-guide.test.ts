import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moved } from './test/move.ts';

const guide = readFileSync(new URL('../../../docs/migrating.md', import.meta.url), 'utf8');

/** The lines of the guide's example that begin with a sign. */
const example = (sign: '-' | '+'): string =>
  [...(/```diff\n([\s\S]*?)```/.exec(guide)?.[1] ?? '').matchAll(/^([-+])(.*\n)/gm)]
    .filter(([, own]) => own === sign)
    .map(([, , line]) => line)
    .join('');

/** What its tables say: the names of a package, and where they are now. */
const rows = guide.split(/^## /m).flatMap((section) => {
  const [, peer] = /^`(@giphy\/[\w-]+)`\n/.exec(section) ?? [];
  return [...section.matchAll(/^\| (`\w+`.*?) \| `(@gifkit\/[\w-]+)` \|/gm)].flatMap(
    ([, names = '', to = '']) =>
      peer
        ? [{ peer, to, names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }]
        : [],
  );
});

describe('the guide to migrating', () => {
  it('shows what the codemod makes of imports', () => {
    expect(example('-')).toContain('@giphy/');
    expect(moved(example('-'))).toBe(example('+'));
  });

  it('has a table of each package', () => {
    expect([...new Set(rows.map(({ peer }) => peer))]).toHaveLength(5);
  });

  it.each(rows)('says where the codemod imports $names of $peer from', ({ peer, to, names }) => {
    const list = names.join(', ');
    expect(moved(`import { ${list} } from '${peer}'`)).toBe(`import { ${list} } from '${to}'`);
  });
});
