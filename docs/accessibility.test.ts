import { describe, expect, it } from 'vitest';
import { hasTest, isHere, linksIn, read, rowsBelow } from './linked-tests.ts';

/** Every criterion of levels A and AA of WCAG 2.2; 4.1.1 is none any more. */
const CRITERIA = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2
      2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7
      2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};

const CRITERION = /^([\d.]+) .+ \((A+)\)$/;

const document = read('./accessibility.md');
const rows = rowsBelow(document, 'Criterion | How it is met | Shown by').map(
  ([criterion = '', how = '', tests = '']) => {
    const [, number, level] = CRITERION.exec(criterion.trim()) ?? [];
    return { number, level, how: how.trim(), tests: linksIn(tests) };
  },
);

/** Says openly that there is nothing to test. */
const isOpen = ({ how }: { how: string }) => /^(Does not apply: |\*\*Not met\*\*)/.test(how);

describe('docs/accessibility.md', () => {
  it.each(Object.entries(CRITERIA))('has one row for each criterion of level %s', (level, list) => {
    const listed = rows.filter((row) => row.level === level);
    expect(listed.map(({ number }) => number)).toEqual(list.split(/\s+/));
  });

  it('has no row for anything else', () => {
    const count = Object.values(CRITERIA).join(' ').split(/\s+/).length;
    expect(rows).toHaveLength(count);
  });

  it('names a test for each row, or says why there is none', () => {
    expect(rows.filter((row) => isOpen(row) === row.tests.length > 0)).toEqual([]);
  });

  it('links to files that are there', () => {
    expect(linksIn(document).filter((link) => !isHere(link))).toEqual([]);
  });

  it('names tests by titles that they have', () => {
    expect(
      linksIn(document).filter(
        (link) =>
          /\.test\.|\.e2e\./.test(link.path) &&
          link.label !== 'accessibility.test.ts' &&
          !hasTest(link),
      ),
    ).toEqual([]);
  });
});
