import { describe, expect, it } from 'vitest';
import { linksIn, read, rowsBelow } from './linked-tests.ts';

const document = read('../CONTRIBUTING.md');
const rows = rowsBelow(document, 'To change | Go to');

// That linked files are there is a test of all documents: commands.test.ts.
describe('CONTRIBUTING.md', () => {
  it('says for a dozen tasks and more where to go', () => {
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter(([, files = '']) => !/[`\]]/.test(files))).toEqual([]);
  });

  it('names what is in the files that it names', () => {
    const named = [...document.matchAll(/`(\w+)` (?:in|of) \[`[^`]+`\]\(([^)]+)\)/g)];
    expect(named.length).toBeGreaterThan(30);
    const isExported = ([, name = '', path = '']: RegExpMatchArray) =>
      new RegExp(`^export .*\\b${name}\\b`, 'm').test(read(`../${path}`));
    expect(named.filter((match) => !isExported(match)).map(([text]) => text)).toEqual([]);
  });

  it('names something in each file of code', () => {
    const unnamed = rows.flatMap(([, cell = '']) =>
      linksIn(cell.replaceAll(/`\w+` (?:in|of) \[[^\]]+\]\([^)]+\)/g, '')),
    );
    expect(unnamed.filter(({ path }) => /\.tsx?$/.test(path))).toEqual([]);
  });

  it('names no file by another name than its own', () => {
    const files = linksIn(document).filter(({ label }) => /^[\w./-]+\.\w+$/.test(label));
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter(({ label, path }) => !path.replace(/#.*/, '').endsWith(label))).toEqual([]);
  });
});
