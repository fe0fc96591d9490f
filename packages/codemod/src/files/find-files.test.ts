import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../test/app.ts';
import { findFiles } from './find-files.ts';

/** What is found, by paths in the app. */
function find(root: string, ...paths: string[]) {
  const { files, links } = findFiles(paths.map((path) => join(root, path)));
  return {
    files: files.map((file) => relative(root, file)).sort(),
    links: links.map(({ path, target }) => [relative(root, path), relative(root, target)]),
  };
}

const FILES = { 'src/a.ts': '', 'src/deep/b.ts': '', 'shared/c.ts': '' };

it('finds each file once, however often it was named', () => {
  const { root } = createApp(FILES);
  expect(find(root, 'src', 'src/deep', 'src/a.ts').files).toEqual(['src/a.ts', 'src/deep/b.ts']);
});

it('finds a file by its own name when a link leads to it, in circles, too', () => {
  const { root } = createApp(FILES);
  symlinkSync('..', join(root, 'src/deep/loop'));
  symlinkSync('a.ts', join(root, 'src/again.ts'));
  expect(find(root, 'src')).toEqual({ files: ['src/a.ts', 'src/deep/b.ts'], links: [] });
});

it('names links that lead out, and does not follow them', () => {
  const { root } = createApp(FILES);
  symlinkSync('../shared', join(root, 'src/shared'));
  symlinkSync('../shared/c.ts', join(root, 'src/c.ts'));
  symlinkSync('nowhere', join(root, 'src/broken'));
  expect(find(root, 'src')).toEqual({
    files: ['src/a.ts', 'src/deep/b.ts'],
    links: [
      ['src/c.ts', 'shared/c.ts'],
      ['src/shared', 'shared'],
    ],
  });
});

it('follows a link that was named itself', () => {
  const { root } = createApp(FILES);
  symlinkSync('shared', join(root, 'link'));
  expect(find(root, 'link', 'shared').files).toEqual(['shared/c.ts']);
});

it('leaves out what was installed or built', () => {
  const { root } = createApp({ 'node_modules/x/i.js': '', '.pnp.cjs': '', 'a.ts': '' });
  mkdirSync(join(root, 'dist'));
  expect(find(root, '.').files).toEqual(['a.ts']);
});
