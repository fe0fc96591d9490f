import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What each changeset names: package and kind of change. */
const changes = globSync('.changeset/*.md', { cwd: root }).flatMap((path) => {
  const [, head = ''] = /^---\n([\s\S]*?)^---$/m.exec(read(path).replaceAll('\r\n', '\n')) ?? [];
  return [...head.matchAll(/^'(.+)': (\w+)$/gm)].map(([, name = '', kind = '']) => ({
    name,
    kind,
  }));
});

const unreleased = globSync('packages/*/package.json', { cwd: root })
  .map((path) => JSON.parse(read(path)) as { name: string; version: string })
  .filter(({ version }) => version === '0.0.0')
  .map(({ name }) => name);

it('has one note, of the first release, for each package that nobody has had yet', () => {
  const notes = changes.filter(({ name }) => unreleased.includes(name));
  expect(notes.map(({ name }) => name).sort()).toEqual(unreleased.sort());
  expect(notes.filter(({ kind }) => kind !== 'minor')).toEqual([]);
});
