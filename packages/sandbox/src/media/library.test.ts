import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allScenes, drawLoop } from '@gifkit/sandbox-art/drawings';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Scene } from '../scenes/scene.ts';
import { mediaScenes } from '../scenes/scenes.ts';
import { createArt } from './art.ts';
import { type MediaFile, mediaFile } from './files.ts';
import { createLibrary, type Library, type LibraryOptions } from './library.ts';
import { manifestFile } from './manifest.ts';
import { isPicture } from './picture-file.ts';

let folder: string;
const art = createArt();
afterAll(() => art.close());
const open = (options: LibraryOptions = {}): Library =>
  createLibrary(art, { cacheFolders: [folder], ...options });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gifkit-library-'));
});
afterEach(() => rm(folder, { recursive: true }));

const pick = (name: string): { scene: Scene; file: MediaFile } => {
  const scene = mediaScenes.find(({ slug }) => slug === 'bouncing-avocado');
  const file = scene && mediaFile(scene, name);
  if (!file) throw new Error(`No ${name}`);
  return { scene, file };
};

it('draws a file once for all who ask at a time', async () => {
  const { scene, file } = pick('100w.gif');
  const library = open();
  const [first, second] = await Promise.all([library.read(scene, file), library.read(scene, file)]);
  expect(first).toBe(second);
});

it('draws the same bytes in every thread', async () => {
  const { scene, file } = pick('200w_d.gif');
  const drawing = allScenes.find(({ slug }) => slug === scene.slug);
  if (!isPicture(file) || !drawing) throw new Error('Not a picture');
  const bytes = await open({ cacheFolders: [] }).read(scene, file);
  expect(Buffer.compare(bytes, await drawLoop(drawing, file))).toBe(0);
});

it('keeps what it drew for the next run', async () => {
  const { scene, file } = pick('100w.gif');
  const bytes = await open().read(scene, file);
  const noArt = { draw: () => Promise.reject(new Error('drawn again')), close: async () => {} };
  const next = createLibrary(noArt, { cacheFolders: [folder] });
  expect(Buffer.compare(bytes, await next.read(scene, file))).toBe(0);
});

it('does without the disk where it cannot write', async () => {
  const { scene, file } = pick('100w.gif');
  const blocked = join(folder, 'a-file');
  await writeFile(blocked, '');
  const bytes = await open({ cacheFolders: [join(blocked, 'cache')] }).read(scene, file);
  expect(bytes.byteLength).toBeGreaterThan(0);
});

it('leaves the disk alone unless it is asked', async () => {
  const { scene, file } = pick('100w.gif');
  await createLibrary(art).read(scene, file);
  expect(await readdir(folder)).toEqual([]);
});

it('takes a still from the committed files', async () => {
  const { scene, file } = pick('100w_s.gif');
  const bytes = await open().read(scene, file);
  expect(bytes.byteLength).toBe(manifestFile(scene, file.name).bytes);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps no more in memory than it may', async () => {
  const { scene, file } = pick('100w_s.gif');
  const library = open({ memoryBytes: 10 });
  expect(await library.read(scene, file)).not.toBe(await library.read(scene, file));
});

it('answers everyone, however many files are asked for at a time', async () => {
  const library = open({ memoryBytes: 10 });
  const wanted = mediaScenes.slice(0, 20).flatMap((scene) => {
    const file = mediaFile(scene, '100w_d.gif') ?? mediaFile(scene, '100w_s.gif');
    return file ? { scene, file } : [];
  });
  const read = await Promise.all(wanted.map(({ scene, file }) => library.read(scene, file)));
  expect(read.map(({ byteLength }) => byteLength > 0)).toEqual(wanted.map(() => true));
});
