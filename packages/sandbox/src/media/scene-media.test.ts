import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Entry } from '../catalog/entry.ts';
import { sceneEntry } from '../catalog/scene-entry.ts';
import type { CatalogScene } from '../catalog/scenes.ts';
import { mediaScenes } from '../catalog/scenes.ts';
import { FALLBACK, manifestFile } from './committed.ts';
import { createEntryMedia } from './entry-media.ts';
import { mediaFile } from './files.ts';
import { imagesOf } from './images.ts';

const base = 'http://localhost/media/abc/';
/** A transparent scene and a clip, with few frames. */
const slugs = ['beating-heart', 'robot-toast'];

const media = createEntryMedia();
afterAll(() => media.close());

const sceneOf = (slug: string): CatalogScene => {
  const scene = mediaScenes.find((candidate) => candidate.slug === slug);
  if (!scene) throw new Error(`No scene ${slug}`);
  return scene;
};
const entryOf = (scene: CatalogScene): Entry => sceneEntry(scene);
const get = (scene: CatalogScene, name: string, init?: RequestInit): Promise<Response> =>
  media.serveMedia(new Request(base + name, init), entryOf(scene), name);

const types: Record<string, string> = {
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
};

/** Returns size and frames of a picture from a decoder. */
const look = async (bytes: Uint8Array) => {
  const {
    width,
    height,
    pages = 1,
    pageHeight = height,
  } = await sharp(bytes, { animated: true }).metadata();
  return { width, height: pageHeight, frames: pages };
};

describe.each(slugs)('%s', (slug) => {
  const scene = sceneOf(slug);
  const images = imagesOf(scene, base);
  const listed = Object.values(images).flatMap(({ url, mp4, webp }) => [url, mp4, webp]);
  const all = [...new Set(listed)].flatMap((url) => url?.slice(base.length) ?? []);
  // The large animations of a clip take as long to draw as all other files together.
  const names =
    scene.kind === 'clip'
      ? all.filter((name) => !/^(giphy|source|200w?)\.(gif|webp)/.test(name))
      : all;

  it('serves every listed file in the listed size', {
    timeout: 120_000,
  }, async () => {
    const served = await Promise.all(
      names.map(async (name) => {
        const response = await get(scene, name);
        const bytes = new Uint8Array(await response.arrayBuffer());
        const type = response.headers.get('content-type');
        expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
        // Another processor may round colors differently.
        const said = manifestFile(scene, mediaFile(scene, name)?.name ?? '').bytes;
        expect(bytes.byteLength / said, name).toBeCloseTo(1, 1);
        const seen = type === 'video/mp4' ? {} : await look(bytes);
        return [name, { status: response.status, type, ...seen }];
      }),
    );
    const expected = names.map((name) => {
      const { format = '', width, height, frames } = mediaFile(scene, name) ?? {};
      const seen = format === 'mp4' ? {} : { width, height, frames };
      return [name, { status: 200, type: types[format], ...seen }];
    });
    expect(Object.fromEntries(served)).toEqual(Object.fromEntries(expected));
  });
});

it('has the hash of a file without reading it', async () => {
  const scene = sceneOf('bouncing-avocado');
  const etag = `"${imagesOf(scene, base).original?.hash}"`;
  const response = await get(scene, 'giphy.gif', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
});

describe('without sandbox-art', () => {
  const light = createEntryMedia(async () => undefined);
  const scene = sceneOf('bouncing-avocado');
  const ask = (name: string) => light.serveMedia(new Request(base + name), entryOf(scene), name);

  it.each(['giphy.mp4', '200w.mp4', 'giphy_s.gif', '200w_s.gif', '480w_s.jpg'])(
    'serves the committed file %s',
    async (name) => {
      const response = await ask(name);
      expect(response.status).toBe(200);
      const { bytes } = manifestFile(scene, mediaFile(scene, name)?.name ?? '');
      expect((await response.arrayBuffer()).byteLength).toBe(bytes);
    },
  );

  it.each(['giphy.gif', '200w.webp', '200_d.gif', '100.webp', 'giphy-preview.webp', 'source.gif'])(
    'serves a small animated WebP for %s',
    async (name) => {
      const response = await ask(name);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.byteLength).toBe(manifestFile(scene, FALLBACK).bytes);
      const { width, height, frames } = await look(bytes);
      expect([width, height]).toEqual([200, mediaFile(scene, '200w.webp')?.height]);
      expect(frames).toBeGreaterThan(1);
    },
  );

  it('has a fallback WebP for every scene', async () => {
    const frames = await Promise.all(
      mediaScenes.map(async (one) => {
        const response = await light.serveMedia(new Request(base), entryOf(one), 'giphy.gif');
        const bytes = new Uint8Array(await response.arrayBuffer());
        return (await look(bytes)).frames;
      }),
    );
    expect(Math.min(...frames)).toBeGreaterThan(2);
  });

  it('forbids caching, because the file changes once something draws', async () => {
    const response = await ask('giphy.gif');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag') ?? '';
    expect(etag).not.toBe((await get(scene, 'giphy.gif')).headers.get('etag'));
    const request = new Request(base, { headers: { 'if-none-match': etag } });
    expect((await light.serveMedia(request, entryOf(scene), 'giphy.gif')).status).toBe(304);
  });
});
