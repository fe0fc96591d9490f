import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = globSync(
  [
    '*.md',
    'docs/*.md',
    'apps/docs/pages/**/*.md',
    '{packages,apps,examples}/*/README.md',
    '.changeset/*.md',
  ],
  { cwd: root },
).sort();

/** Commands of pnpm and npm themselves. */
const BUILT_IN = [
  'init',
  'pkg',
  'config',
  'install',
  'exec',
  'add',
  'create',
  'publish',
  'pack',
  'stage',
  'trust',
  'audit',
];

/** Scripts of apps made by `npm create`; `pnpm check:pages` runs them. */
const CREATED = ['preview'];

const COMMAND = /\b(?:pnpm(?:@[\d.]+)?|npm)\s+(?:--filter\s+(\S+)\s+)?(?:run\s+)?([a-z][\w:-]*)/g;

/** Folders of the workspace by the name of their package. */
const folders = new Map(
  globSync('{packages,apps,examples}/*/package.json', { cwd: root }).map((path) => [
    JSON.parse(read(path)).name as string,
    dirname(path),
  ]),
);

function scriptsOf(folder: string): string[] {
  const path = join(folder, 'package.json');
  return existsSync(join(root, path)) ? Object.keys(JSON.parse(read(path)).scripts ?? {}) : [];
}

/** Inline code and code blocks. */
const codeOf = (page: string): string[] =>
  [...read(page).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code);

describe.each(pages)('%s', (page) => {
  it('names existing commands', () => {
    const unknown = codeOf(page).flatMap((code) =>
      [...code.matchAll(COMMAND)]
        .filter(([, filter, name = '']) => {
          if (BUILT_IN.includes(name) || CREATED.includes(name)) return false;
          const places = filter ? [folders.get(filter)] : ['.', dirname(page)];
          return !places.some((place) => place !== undefined && scriptsOf(place).includes(name));
        })
        .map(([command]) => command),
    );
    expect(unknown).toEqual([]);
  });

  it('runs existing files', () => {
    const files = codeOf(page).flatMap((code) =>
      [...code.matchAll(/\bnode ((?:packages|apps|scripts)\/\S+?\.ts)\b/g)].map(
        ([, file = '']) => file,
      ),
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('shows existing files', () => {
    const files = [...read(page).matchAll(/^```\w+[^\n]* file=(\S+)$/gm)].map(
      ([, file = '']) => file,
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('links to existing files', () => {
    const prose = read(page).replaceAll(/```[\s\S]*?```/g, '');
    const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, path = '']) => path,
    );
    const isGone = (path: string) => !existsSync(join(root, dirname(page), path));
    expect(links.filter(isGone)).toEqual([]);
  });
});
