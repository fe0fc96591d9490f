import { hash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import manifest from '../../media/manifest.json' with { type: 'json' };
import { mediaScenes } from '../catalog/scenes.ts';
import { mediaFolder } from '../media-folder.ts';
import {
  COMMITTED_FILE,
  committedFiles,
  FALLBACK,
  manifestFile,
  readCommitted,
} from './committed.ts';
import { mediaFiles } from './files.ts';

const megabyte = 1_000_000;

it('lists exactly the files of every scene', () => {
  const expected = mediaScenes.map((scene) => [
    scene.slug,
    [...mediaFiles(scene).map(({ name }) => name), FALLBACK].sort(),
  ]);
  const found = Object.entries(manifest).map(([slug, { files }]) => [
    slug,
    Object.keys(files).sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

it('has the size and hash of every committed file', async () => {
  for (const scene of mediaScenes) {
    for (const name of committedFiles(scene)) {
      const bytes = await readCommitted(scene, name);
      expect(manifestFile(scene, name), `${scene.slug}/${name}`).toEqual({
        bytes: bytes.byteLength,
        hash: hash('md5', bytes),
      });
    }
  }
});

it('commits no other file, and less than 17.5 MB', async () => {
  const expected = mediaScenes.map(({ slug }) => `${slug}/${COMMITTED_FILE}`);
  const found = await readdir(mediaFolder, { recursive: true });
  expect(found.filter((path) => /\/.*\./.test(path)).sort()).toEqual(expected.sort());

  const sizes = await Promise.all(
    expected.map(async (path) => (await stat(new URL(path, mediaFolder))).size),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(17.5 * megabyte);
});

it('names the command to run for a scene without media', () => {
  const [scene] = mediaScenes;
  if (!scene) throw new Error('No scene');
  expect(() => manifestFile({ ...scene, slug: 'new-scene' }, 'giphy.gif')).toThrow(
    'No media for new-scene/giphy.gif yet: run "pnpm --filter @gifkit/sandbox run generate"',
  );
});
