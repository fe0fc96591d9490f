import { describe, expect, it } from 'vitest';
import { mediaScenes } from '../catalog/scenes.ts';
import { mediaFile } from './files.ts';
import { imagesOf } from './images.ts';
import { manifestFile } from './manifest.ts';

const base = 'http://localhost:4002/media/abc/';

const still = ['height', 'size', 'url', 'width'];
const video = ['height', 'mp4', 'mp4_size', 'width'];
const downsampled = ['height', 'size', 'url', 'webp', 'webp_size', 'width'];
const full = ['height', 'mp4', 'mp4_size', 'size', 'url', 'webp', 'webp_size', 'width'];

/** As recorded from the service. */
const fields: Record<string, string[]> = {
  '480w_still': still,
  downsized: still,
  downsized_large: still,
  downsized_medium: still,
  downsized_small: video,
  downsized_still: still,
  fixed_height: full,
  fixed_height_downsampled: downsampled,
  fixed_height_small: full,
  fixed_height_small_still: still,
  fixed_height_still: still,
  fixed_width: full,
  fixed_width_downsampled: downsampled,
  fixed_width_small: full,
  fixed_width_small_still: still,
  fixed_width_still: still,
  looping: ['mp4', 'mp4_size'],
  original: [...full, 'frames', 'hash'].sort(),
  original_mp4: video,
  original_still: still,
  preview: video,
  preview_gif: still,
  preview_webp: still,
};

describe.each(mediaScenes)('$slug', (scene) => {
  const images = imagesOf(scene, base);

  it('has the renditions and fields of the service', () => {
    const own = scene.kind === 'gif' ? {} : { hd: video };
    const found = Object.entries(images).map(([name, rendition]) => [
      name,
      Object.keys(rendition).sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual({ ...fields, ...own, source: still });
  });

  it('says of every file what is known of it', () => {
    for (const rendition of Object.values(images)) {
      for (const field of ['url', 'mp4', 'webp'] as const) {
        const url = rendition[field];
        if (!url) continue;
        const file = mediaFile(scene, url.slice(base.length));
        if (!file) throw new Error(`${url} is no file`);
        const size = field === 'url' ? rendition.size : rendition[`${field}_size`];
        expect(size).toBe(String(manifestFile(scene, file.name).bytes));
        const { width = file.width, height = file.height } = rendition;
        expect([Number(width), Number(height)]).toEqual([file.width, file.height]);
      }
    }
  });
});
