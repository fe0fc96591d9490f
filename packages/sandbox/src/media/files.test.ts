import { expect, it } from 'vitest';
import type { CatalogScene } from '../catalog/scenes.ts';
import { mediaFile, mediaFiles } from './files.ts';

const scene = (over: Partial<CatalogScene> = {}): CatalogScene => ({
  slug: 'test',
  title: 'Test',
  kind: 'gif',
  category: 'abstract',
  tags: [],
  width: 480,
  height: 270,
  seconds: 2,
  fps: 10,
  ...over,
});

it.each([
  ['giphy.gif', { width: 480, height: 270, frames: 20, format: 'gif' }],
  ['giphy.mp4', { width: 480, height: 270, frames: 20, format: 'mp4' }],
  ['200w.webp', { width: 200, height: 112, frames: 20, format: 'webp' }],
  ['200.gif', { width: 356, height: 200, frames: 20 }],
  ['200_d.webp', { width: 356, height: 200, frames: 6 }],
  ['100w_s.gif', { width: 100, height: 56, frames: 1 }],
  ['480w_s.jpg', { width: 480, height: 270, frames: 1, format: 'jpg' }],
])('knows the contents of %s', (name, expected) => {
  expect(mediaFile(scene(), name)).toMatchObject(expected);
});

it('names video qualities after the shorter side', () => {
  const clip = scene({ kind: 'clip' });
  expect(mediaFile(clip, 'giphy720p.mp4')).toMatchObject({ width: 1280, height: 720, sound: true });
  const tall = scene({ kind: 'clip', width: 270, height: 480 });
  expect(mediaFile(tall, 'giphy720p.mp4')).toMatchObject({ width: 720, height: 1280 });
});

it('shows every other frame of a clip in its pictures', () => {
  const clip = scene({ kind: 'clip' });
  expect(mediaFile(clip, 'giphy.mp4')?.frames).toBe(20);
  expect(mediaFile(clip, 'giphy.gif')?.frames).toBe(10);
});

it('stores a file once if the JSON lists it under two names', () => {
  expect(mediaFile(scene(), 'giphy-loop.mp4')?.name).toBe('giphy.mp4');
  expect(mediaFile(scene({ kind: 'clip' }), 'source.mp4')?.name).toBe('giphy720p.mp4');
});

it('stores equal sizes of a square scene once', () => {
  const square = scene({ width: 400, height: 400 });
  expect(mediaFile(square, '200_d.gif')?.name).toBe('200w_d.gif');
  expect(mediaFile(square, '100.mp4')?.name).toBe('100w.mp4');
  expect(mediaFiles(square).map(({ name }) => name)).not.toContain('200.mp4');
});

it('makes both sides of every file even, as H.264 requires', () => {
  for (const { width, height } of mediaFiles(scene({ width: 334, height: 478 }))) {
    expect([width % 2, height % 2]).toEqual([0, 0]);
  }
});

it.each(['giphy360p.mp4', 'giphy-hd.mp4', 'nothing.gif', '', 'constructor', '../manifest.json'])(
  'has no file %j in a GIF',
  (name) => {
    expect(mediaFile(scene(), name)).toBeUndefined();
  },
);
