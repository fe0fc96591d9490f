import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { at, hasTest, isHere, linksIn, read, rowsBelow } from './linked-tests.ts';

const document = read('./behaviour.md');

const promises = rowsBelow(document, 'Promise | Kept by | Shown by').map(
  ([promise = '', files = '', tests = '']) => ({
    promise: promise.trim(),
    files: linksIn(files),
    tests: linksIn(tests),
  }),
);
const places = rowsBelow(document, 'What | Where it is reached | Shown by').map(
  ([what = '', where = '', tests = '']) => ({
    what: what.trim(),
    where: where.trim(),
    tests: linksIn(tests),
  }),
);
const constants = rowsBelow(document, 'What | Value | Constant').map(
  ([what, value = '', names = '']) => ({
    what: what?.trim(),
    value: value.trim(),
    names: linksIn(names),
  }),
);

/** The value of a constant that is a plain number; else undefined. */
function numberIn(source: string, name: string): number | undefined {
  const [, number] = new RegExp(`export const ${name} = ([\\d_.]+);`).exec(source) ?? [];
  return number === undefined ? undefined : Number(number.replaceAll('_', ''));
}

describe('docs/behaviour.md', () => {
  it('has promises, places and constants', () => {
    expect(promises.length).toBeGreaterThan(100);
    expect(places.length).toBeGreaterThan(20);
    expect(constants.length).toBeGreaterThan(40);
  });

  it('stands for itself: no file sends its readers to another description', () => {
    const other = ['spec', 'md'].join('.');
    const found = spawnSync('git', ['grep', '-lIFe', other], { cwd: at('..'), encoding: 'utf8' });
    expect(found).toMatchObject({ stdout: '', status: 1 });
  });

  it('links to files that are there', () => {
    expect(linksIn(document).filter((link) => !isHere(link))).toEqual([]);
  });

  it('names for each promise who keeps it and who shows it', () => {
    const bare = promises.filter(({ files, tests }) => !files.length || !tests.length);
    expect(bare).toEqual([]);
  });

  it('says of all that an embed has where it is reached, and who shows it', () => {
    expect(places.filter(({ where, tests }) => !where || !tests.length)).toEqual([]);
  });

  it('names tests by titles that they have', () => {
    const tests = [...promises, ...places].flatMap((row) => row.tests);
    expect(tests.filter((test) => !hasTest(test))).toEqual([]);
  });

  it.each(constants)('says of "$what" what the code says: $value', ({ value, names }) => {
    expect(names).not.toEqual([]);
    const said = [...value.replaceAll(',', '').matchAll(/[\d.]+/g)].map(Number);
    for (const { label, path } of names) {
      const source = read(path);
      expect(source).toContain(`export const ${label} =`);
      const number = numberIn(source, label);
      if (number !== undefined) expect(said).toContain(number);
    }
  });
});
