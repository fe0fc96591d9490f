import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import manifest from '../../media/manifest.json' with { type: 'json' };
import { mediaFolder } from '../media-folder.ts';
import type { Scene } from '../scenes/scene.ts';
import { mediaScenes } from '../scenes/scenes.ts';
import { type MediaFile, mediaFiles } from './files.ts';
import { manifestFile } from './manifest.ts';
import { isPicture } from './picture-file.ts';
import { readStill, STILLS_FILE, stillsOf } from './stills.ts';

const megabyte = 1_000_000;

const videosOf = (scene: Scene): MediaFile[] =>
  mediaFiles(scene).filter((file) => !isPicture(file));

it('knows every file of every scene, and no other', () => {
  const expected = mediaScenes.map((scene) => [
    scene.slug,
    mediaFiles(scene)
      .map(({ name }) => name)
      .sort(),
  ]);
  const found = Object.entries(manifest).map(([slug, { files }]) => [
    slug,
    Object.keys(files).sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

it('tells the size and hash of every committed file', async () => {
  for (const scene of mediaScenes) {
    for (const { name } of videosOf(scene)) {
      const bytes = await readFile(new URL(`${scene.slug}/${name}`, mediaFolder));
      expect(manifestFile(scene, name)).toEqual({
        bytes: bytes.byteLength,
        hash: hash('md5', bytes),
      });
    }
  }
});

it('tells the size and hash of every committed still', async () => {
  for (const scene of mediaScenes) {
    for (const still of stillsOf(scene)) {
      const bytes = await readStill(scene, still);
      expect(manifestFile(scene, still.name)).toEqual({
        bytes: bytes.byteLength,
        hash: hash('md5', bytes),
      });
    }
  }
});

it('commits no other file, and less than 16 MB', async () => {
  const expected = mediaScenes.flatMap((scene) =>
    [...videosOf(scene).map(({ name }) => name), STILLS_FILE].map(
      (name) => `${scene.slug}/${name}`,
    ),
  );
  const found = await readdir(mediaFolder, { recursive: true });
  expect(found.filter((path) => /\/.*\./.test(path)).sort()).toEqual(expected.sort());

  const total = mediaScenes
    .flatMap((scene) =>
      [...videosOf(scene), ...stillsOf(scene)].map(({ name }) => manifestFile(scene, name).bytes),
    )
    .reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeLessThan(16 * megabyte);
});

it('names what to run where a scene has no media', () => {
  const [scene] = mediaScenes;
  if (!scene) throw new Error('No scene');
  expect(() => manifestFile({ ...scene, slug: 'new-scene' }, 'giphy.gif')).toThrow(
    'No media for new-scene/giphy.gif yet: run "pnpm --filter @gifkit/sandbox run generate"',
  );
});
