import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const pages = join(root, 'apps/docs/pages/start');

/** What the first command of a start brings along. */
const BROUGHT: Readonly<Record<string, readonly string[]>> = {
  'create vite@latest': ['react', 'react-dom'],
  'create-next-app@latest': ['next', 'react', 'react-dom'],
  'create astro@latest': ['astro'],
  'astro add react': ['react', 'react-dom'],
};

/** Services that examples ask on this machine, and what a reader can type to have them. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  'localhost:4002': ['npx --yes @gifkit/sandbox', 'npm start'],
  'localhost:4001': ['npm start'],
};

const starts = globSync('*.md', { cwd: pages }).map((name) => {
  const markdown = readFileSync(join(pages, name), 'utf8');
  const paths = [...markdown.matchAll(/^```\w+[^\n]* file=(\S+)$/gm)].map(([, path = '']) => path);
  const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const commands = [...markdown.matchAll(/^```sh[^\n]*\n([\s\S]*?)^```/gm)].map(([, code]) => code);
  return { name, files, commands: commands.join('\n') };
});

/** What a file imports, or a page takes from `node_modules`. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import) '([^']+)'|="node_modules\/([^"]+)"/g)].map(
    ([, imported, taken]) => imported ?? taken ?? '',
  );

const packageOf = (name: string): string =>
  name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name);

describe.each(starts)('the start of $name', ({ name, files, commands }) => {
  it('installs each package that its files import', () => {
    const brought = Object.entries(BROUGHT).flatMap(([command, names]) =>
      commands.includes(command) ? names : [],
    );
    const installed = [...commands.matchAll(/npm install (?:--save-dev )?(.+)/g)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    const imported = files
      .flatMap(({ text }) => importsOf(text))
      .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
      .map(packageOf);
    // Tests stand in an app that is there already.
    const there =
      name === 'tests.md' ? ['react', '@gifkit/fetch-api', '@gifkit/react-components'] : [];
    const known = new Set([...brought, ...installed, ...there]);
    expect(imported.filter((specifier) => !known.has(specifier))).toEqual([]);
  });

  it('shows each file that its files need', () => {
    const shown = files.map(({ path }) => path);
    const needed = files.flatMap(({ path, text }) => {
      const imported = importsOf(text).filter((specifier) => specifier.startsWith('.'));
      const linked = [...text.matchAll(/<(?:script|link)[^>]* (?:src|href)="([\w.][^":]*)"/g)]
        .map(([, address = '']) => address)
        .filter((address) => !address.startsWith('node_modules/'));
      return [...imported, ...linked].map((file) => normalize(join(path, '..', file)));
    });
    const endings = ['', '.ts', '.tsx'];
    const missing = needed.filter((file) => !endings.some((end) => shown.includes(file + end)));
    expect(missing).toEqual([]);
  });

  it('says how to start each service that its files ask', () => {
    const text = files.map((file) => file.text).join('\n');
    const missing = Object.entries(SERVICES).filter(
      ([origin, ways]) => text.includes(origin) && !ways.some((way) => commands.includes(way)),
    );
    expect(missing).toEqual([]);
  });
});

it('imports in Next.js without extensions: the configuration of a new app refuses them', () => {
  const next = starts.find(({ name }) => name === 'next.md');
  const imported = next?.files.flatMap(({ text }) => importsOf(text)) ?? [];
  expect(imported).toContain('./service');
  expect(imported.filter((specifier) => /\.tsx?$/.test(specifier))).toEqual([]);
});
