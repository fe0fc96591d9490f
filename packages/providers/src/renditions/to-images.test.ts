import { describe, expect, it } from 'vitest';
import { type MediaFile, type MediaFormat, toImages, toVideo } from './to-images.ts';

const file = (
  format: MediaFormat,
  width: number,
  height: number,
  bytes = width * height,
): MediaFile => ({
  format,
  url: `https://media.example/${width}x${height}.${format}`,
  width,
  height,
  bytes,
});

const sizesOf = (files: MediaFile[]) =>
  Object.fromEntries(
    Object.entries(toImages(files)).map(([name, { width, height }]) => [
      name,
      `${width}x${height}`,
    ]),
  );

describe('toImages', () => {
  it('lists the largest image as the original, and others by real size', () => {
    const files = [
      file('gif', 110, 62),
      file('gif', 498, 280),
      file('gif', 220, 124),
      file('gif', 360, 202),
    ];
    expect(sizesOf(files)).toMatchObject({
      original: '498x280',
      fixed_width: '220x124',
      fixed_height: '360x202',
      fixed_width_small: '110x62',
      fixed_height_small: '220x124',
    });
  });

  it('combines GIF and WebP of one size, even with a difference of one pixel', () => {
    expect(toImages([file('gif', 200, 113, 9000), file('webp', 200, 112, 3000)]).original).toEqual({
      width: 200,
      height: 113,
      url: 'https://media.example/200x113.gif',
      size: '9000',
      webp: 'https://media.example/200x112.webp',
      webp_size: '3000',
    });
  });

  it('takes files whose bytes are unknown', () => {
    const { bytes: _, ...unknown } = file('gif', 200, 112);
    expect(toImages([unknown]).original).toMatchObject({ width: 200, size: '' });
  });

  it('combines a video and an image only if both have the same size', () => {
    const images = toImages([file('gif', 200, 200), file('mp4', 640, 640), file('mp4', 200, 200)]);
    expect(images.original?.mp4).toBe('https://media.example/200x200.mp4');
    expect(images.original_mp4?.width).toBe(640);
    expect(toImages([file('gif', 200, 200), file('mp4', 640, 640)]).original).not.toHaveProperty(
      'mp4',
    );
  });

  it('adds the still closest in size to each image', () => {
    const images = toImages([
      file('gif', 480, 480),
      file('gif', 200, 200),
      file('still', 480, 480),
      file('still', 220, 220),
    ]);
    expect(images.original_still?.width).toBe(480);
    expect(images.fixed_width_still?.width).toBe(220);
  });

  it('leaves out renditions without an image of similar size', () => {
    expect(Object.keys(toImages([file('gif', 2000, 2000)]))).not.toContain('fixed_width_small');
  });

  it('uses stills if only a video is animated', () => {
    expect(toImages([file('mp4', 640, 360), file('still', 640, 360)]).original?.url).toContain(
      '.still',
    );
  });

  it.each([
    ['no files', []],
    ['files without a size', [file('gif', 0, 0)]],
  ])('accepts %s', (_name, files) => {
    expect(() => toImages(files)).not.toThrow();
  });
});

describe('toVideo', () => {
  it('lists each MP4 under the closest height', () => {
    expect(
      toVideo([file('mp4', 640, 352), file('mp4', 1280, 718), file('gif', 200, 112)]),
    ).toMatchObject({
      assets: { '360p': { width: 640 }, '720p': { width: 1280 } },
    });
  });

  it('is undefined without an MP4', () => {
    expect(toVideo([file('gif', 200, 112)])).toBeUndefined();
  });
});
