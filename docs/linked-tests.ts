import { existsSync, readFileSync } from 'node:fs';

export const at = (path: string) => new URL(path, import.meta.url);
export const read = (path: string) => readFileSync(at(path), 'utf8');

const LINK = /\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/g;

export interface Link {
  label: string;
  path: string;
}

/** The links of a cell, without what Markdown needs around their labels. */
export const linksIn = (cell: string): Link[] =>
  [...cell.matchAll(LINK)].map(([, label = '', path = '']) => ({
    label: label.replace(/^`|`$/g, '').replaceAll('\\', ''),
    path,
  }));

/** Rows of all tables with these headings; their cells, as written. */
export function rowsBelow(document: string, heading: string): string[][] {
  const tables = document.split(`| ${heading} |\n`).slice(1);
  return tables.flatMap((table) => {
    const end = table.indexOf('\n\n');
    const lines = table.slice(0, end < 0 ? undefined : end).split('\n');
    return lines.slice(1).map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  });
}

/** The source of a test, its strings as a reader sees them. */
const titlesOf = (path: string): string =>
  read(path).replaceAll('\\u2019', '’').replaceAll("\\'", "'");

/** Whether a test file has a test of this title. */
export const hasTest = ({ label, path }: Link): boolean =>
  ["'", '"', '`'].some((quote) => titlesOf(path).includes(quote + label + quote));

export const isHere = ({ path }: Link): boolean =>
  path.startsWith('#') || path.startsWith('https:') || existsSync(at(path.replace(/#.*/, '')));
