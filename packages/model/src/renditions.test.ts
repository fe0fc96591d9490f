import { describe, expect, it } from 'vitest';
import {
  getBestRendition,
  getBestRenditionUrl,
  getBestVideo,
  getSpecificRendition,
} from './renditions.ts';
import type { IGif } from './types/gif.ts';
import type { IImages, ImageAllTypes } from './types/images.ts';
import type { IVideo } from './types/video.ts';

const rendition = (name: string, width: number, height: number): ImageAllTypes => ({
  width,
  height,
  url: `${name}.gif`,
  webp: `${name}.webp`,
  webp_size: '1',
  mp4: `${name}.mp4`,
  mp4_size: '1',
});

/** The service omits renditions that a GIF does not have. */
const imagesOf = (images: Partial<IImages>) => images as IImages;

const images = imagesOf({
  original: rendition('original', 480, 304),
  fixed_width: rendition('fixed_width', 200, 127),
  fixed_width_still: { width: 200, height: 127, url: 'still.gif' },
  fixed_width_small: rendition('fixed_width_small', 100, 64),
});

const gif: Pick<IGif, 'images' | 'type' | 'is_sticker'> = {
  images,
  type: 'gif',
  is_sticker: false,
};

const clip: IVideo = {
  assets: {
    source: { width: 640, height: 360, url: 'upload.mp4' },
    '360p': { width: 640, height: 360, url: '360p.mp4' },
    '720p': { width: 1280, height: 720, url: '720p.mp4' },
  },
  previews: images,
  description: '',
  dash_manifest_url: '',
  hls_manifest_url: '',
  native: 'en',
};

describe('getBestRendition', () => {
  it('returns the rendition that fits best, with its name', () => {
    expect(getBestRendition(images, 200, 127)).toMatchObject({
      renditionName: 'fixed_width',
      width: 200,
    });
  });

  it('skips stills, previews and downloads', () => {
    const other = { ...images, downsized: { width: 240, height: 152, url: 'downsized.gif' } };
    expect(getBestRendition(other, 240, 152)?.renditionName).toBe('fixed_width');
  });

  it('returns undefined without a rendition to play', () => {
    expect(getBestRendition({}, 200, 127)).toBeUndefined();
  });
});

describe('getBestRenditionUrl', () => {
  it.each<[string, object, string]>([
    ['WebP', {}, 'fixed_width.webp'],
    ['a GIF if WebP is turned off', { useWebP: false }, 'fixed_width.gif'],
    ['the still', { isStill: true }, 'still.gif'],
    ['the video', { useVideo: true }, 'fixed_width.mp4'],
    [
      'the video even if a still is requested',
      { useVideo: true, isStill: true },
      'fixed_width.mp4',
    ],
  ])('returns %s', (_, options, url) => {
    expect(getBestRenditionUrl(gif, 200, 127, options)).toBe(url);
  });

  it('returns a GIF if there is no WebP', () => {
    const plain = imagesOf({ original: { ...rendition('original', 480, 304), webp: '' } });
    expect(getBestRenditionUrl({ ...gif, images: plain }, 200, 127)).toBe('original.gif');
  });

  it('uses the previews of a clip without images', () => {
    const video = { images: imagesOf({}), type: 'video' as const, video: clip };
    expect(getBestRenditionUrl(video, 200, 127)).toBe('fixed_width.webp');
  });

  it('returns an empty string without a box, a rendition or a still of that size', () => {
    expect(getBestRenditionUrl(gif, 0, 100)).toBe('');
    expect(getBestRenditionUrl(gif, 100, 0)).toBe('');
    expect(getBestRenditionUrl({ ...gif, images: imagesOf({}) }, 200, 127)).toBe('');
    expect(getBestRenditionUrl(gif, 480, 304, { isStill: true })).toBe('');
  });
});

describe('getSpecificRendition', () => {
  it.each<[string, Parameters<typeof getSpecificRendition>, string]>([
    ['WebP', [gif, 'fixed_width'], 'fixed_width.webp'],
    ['stickers as GIF', [{ ...gif, is_sticker: true }, 'fixed_width'], 'fixed_width.gif'],
    ['the still', [gif, 'fixed_width', true], 'still.gif'],
    ['the video even if a still is requested', [gif, 'fixed_width', true, true], 'fixed_width.mp4'],
    ['an empty string for a missing rendition', [gif, 'fixed_height'], ''],
    ['an empty string without a name', [gif, ''], ''],
  ])('returns %s', (_, args, url) => {
    expect(getSpecificRendition(...args)).toBe(url);
  });
});

describe('getBestVideo', () => {
  it('returns the asset that fits best, and never the original upload', () => {
    expect(getBestVideo(clip, 1200, 700)?.url).toBe('720p.mp4');
    expect(getBestVideo(clip, 640, 360)?.url).toBe('360p.mp4');
  });

  it('returns undefined without a video', () => {
    expect(getBestVideo(undefined, 640, 360)).toBeUndefined();
  });
});
