import { describe, expect, it } from 'vitest';
import { hasTest, isHere, linksIn, read, rowsBelow } from './linked-tests.ts';

const document = read('./accessibility.md');
const rows = rowsBelow(document, 'Criterion | How it is met | Shown by').map(
  ([criterion = '', , tests = '']) => ({ criterion: criterion.trim(), tests: linksIn(tests) }),
);

describe('docs/accessibility.md', () => {
  it('has a row for each criterion that matters, and a test for each row', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ tests }) => !tests.length)).toEqual([]);
  });

  it('links to files that are there', () => {
    expect(linksIn(document).filter((link) => !isHere(link))).toEqual([]);
  });

  it('names tests by titles that they have', () => {
    expect(rows.flatMap(({ tests }) => tests.filter((test) => !hasTest(test)))).toEqual([]);
  });
});
