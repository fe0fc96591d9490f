import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allScenes, drawLoop } from '@gifkit/sandbox-art/drawings';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { CatalogScene } from '../catalog/scene.ts';
import { mediaScenes } from '../catalog/scenes.ts';
import { createArt, type Draw } from './art.ts';
import { FALLBACK } from './committed.ts';
import { mediaFile } from './files.ts';
import { createLibrary, type Library, type LibraryOptions } from './library.ts';
import { manifestFile } from './manifest.ts';
import { isDrawn, type PictureFile } from './picture-file.ts';

let folder: string;
const art = createArt();
afterAll(() => art.close());
const draw: Draw = async (task) => {
  const found = await art.find();
  if (!found) throw new Error('Nothing draws.');
  return found(task);
};
const open = (options: LibraryOptions = {}): Library =>
  createLibrary({ cacheFolders: [folder], ...options });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gifkit-library-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sceneOf = (slug: string): CatalogScene => {
  const scene = mediaScenes.find((candidate) => candidate.slug === slug);
  if (!scene) throw new Error(`No scene ${slug}`);
  return scene;
};
const scene = sceneOf('bouncing-avocado');

const pick = (name: string): PictureFile => {
  const file = mediaFile(scene, name);
  if (!file || !isDrawn(file)) throw new Error(`${name} is not drawn`);
  return file;
};

it('draws a file once for all who ask at a time', async () => {
  const file = pick('100w.gif');
  const library = open();
  const [first, second] = await Promise.all([
    library.draw(scene, file, draw),
    library.draw(scene, file, draw),
  ]);
  expect(first).toBe(second);
});

it('draws the same bytes in every thread', async () => {
  const file = pick('200w_d.gif');
  const drawing = allScenes.find(({ slug }) => slug === scene.slug);
  if (!drawing) throw new Error('No drawing');
  const bytes = await open({ cacheFolders: [] }).draw(scene, file, draw);
  expect(Buffer.compare(bytes, await drawLoop(drawing, file))).toBe(0);
});

it('keeps what it drew for the next run', async () => {
  const file = pick('100w.gif');
  const bytes = await open().draw(scene, file, draw);
  const again = await open().draw(scene, file, () => Promise.reject(new Error('drawn again')));
  expect(Buffer.compare(bytes, again)).toBe(0);
});

it('does without the disk where it cannot write', async () => {
  const file = pick('100w.gif');
  const blocked = join(folder, 'a-file');
  await writeFile(blocked, '');
  const bytes = await open({ cacheFolders: [join(blocked, 'cache')] }).draw(scene, file, draw);
  expect(bytes.byteLength).toBeGreaterThan(0);
});

it('leaves the disk alone unless it is asked', async () => {
  const file = pick('100w.gif');
  await createLibrary().draw(scene, file, draw);
  expect(await readdir(folder)).toEqual([]);
});

it.each(['100w_s.gif', '200w.mp4', FALLBACK])('takes %s from the committed files', async (name) => {
  const bytes = await open().read(scene, name);
  expect(bytes.byteLength).toBe(manifestFile(scene, name).bytes);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps no more in memory than it may', async () => {
  const library = open({ memoryBytes: 10 });
  expect(await library.read(scene, '100w_s.gif')).not.toBe(await library.read(scene, '100w_s.gif'));
});

it('answers everyone, however many files are asked for at a time', async () => {
  const library = open({ memoryBytes: 10 });
  const wanted = mediaScenes.slice(0, 20);
  const read = await Promise.all(wanted.map((one) => library.read(one, '100w_s.gif')));
  expect(read.map(({ byteLength }) => byteLength > 0)).toEqual(wanted.map(() => true));
});
