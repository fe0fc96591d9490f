import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const at = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');

const LINK = /\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/g;

interface Link {
  label: string;
  path: string;
}

/** The links of a cell, without what Markdown needs around their labels. */
const linksIn = (cell: string): Link[] =>
  [...cell.matchAll(LINK)].map(([, label = '', path = '']) => ({
    label: label.replace(/^`|`$/g, '').replaceAll('\\', ''),
    path,
  }));

const document = read('./behaviour.md');

/** Rows of all tables with these headings; their cells, as written. */
function rowsBelow(heading: string): string[][] {
  const tables = document.split(`| ${heading} |\n`).slice(1);
  return tables.flatMap((table) => {
    const end = table.indexOf('\n\n');
    const lines = table.slice(0, end < 0 ? undefined : end).split('\n');
    return lines.slice(1).map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  });
}

const promises = rowsBelow('Promise | Kept by | Shown by').map(
  ([promise = '', files = '', tests = '']) => ({
    promise: promise.trim(),
    files: linksIn(files),
    tests: linksIn(tests),
  }),
);
const constants = rowsBelow('What | Value | Constant').map(([what, value = '', names = '']) => ({
  what: what?.trim(),
  value: value.trim(),
  names: linksIn(names),
}));

/** The source of a test, its strings as a reader sees them. */
const titlesOf = (path: string): string =>
  read(path).replaceAll('\\u2019', '’').replaceAll("\\'", "'");

const isTitleIn = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));

/** The value of a constant that is a plain number; else undefined. */
function numberIn(source: string, name: string): number | undefined {
  const [, number] = new RegExp(`export const ${name} = ([\\d_.]+);`).exec(source) ?? [];
  return number === undefined ? undefined : Number(number.replaceAll('_', ''));
}

const isHere = ({ path }: Link): boolean =>
  path.startsWith('https:') || existsSync(at(path.replace(/#.*/, '')));

describe('docs/behaviour.md', () => {
  it('has promises and constants', () => {
    expect(promises.length).toBeGreaterThan(100);
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

  it('names tests by titles that they have', () => {
    const isGone = ({ label, path }: Link) => !isTitleIn(titlesOf(path), label);
    expect(promises.flatMap(({ tests }) => tests.filter(isGone))).toEqual([]);
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
