import { describe, expect, it } from 'vitest';
import { chooseFilm } from './films.ts';
import { normalizeGif } from './normalize-gif.ts';

const HOST = 'https://media.example.com';

interface Bytes {
  gif?: number;
  webp?: number;
  mp4?: number;
}

/** A rendition with the formats that have a size in bytes. */
const rendition = (name: string, width: number, { gif = 90_000, webp, mp4 }: Bytes) => ({
  width: String(width),
  height: String(width / 2),
  url: `${HOST}/${name}.gif`,
  size: String(gif),
  ...(webp !== undefined && { webp: `${HOST}/${name}.webp`, webp_size: String(webp) }),
  ...(mp4 !== undefined && { mp4: `${HOST}/${name}.mp4`, mp4_size: String(mp4) }),
});

const SMALL = rendition('small', 200, { webp: 40_000, mp4: 9_000 });
const LARGE = rendition('large', 480, { webp: 200_000, mp4: 30_000 });
const IMAGES = { original: LARGE, fixed_width: SMALL };

const gifOf = (images: object, fields: object = {}) => normalizeGif({ id: 'a', images, ...fields });

/** Returns the name of the file chosen for a box of this width, half as high. */
function choose(
  media: 'video' | 'auto',
  width: number,
  images: object,
  fields?: object,
  pixelRatio?: number,
) {
  const film = chooseFilm(gifOf(images, fields), width, width / 2, media, pixelRatio);
  return film && /(\w+)\.mp4$/.exec(film.url)?.[1];
}

describe('chooseFilm', () => {
  it.each([
    ['the smallest file that is large enough', 200, IMAGES, 'small'],
    ['one that is scaled up by 50 px', 250, IMAGES, 'small'],
    ['a larger one instead of more upscaling', 251, IMAGES, 'large'],
    ['the largest if the image is not larger', 1000, IMAGES, 'large'],
    [
      'a larger one with fewer bytes',
      200,
      {
        ...IMAGES,
        original_mp4: { mp4: `${HOST}/tight.mp4`, mp4_size: '8000', width: '480', height: '240' },
      },
      'tight',
    ],
    [
      'the narrowest of those with unknown sizes',
      200,
      {
        original: { ...LARGE, mp4_size: undefined },
        fixed_width: { ...SMALL, mp4_size: undefined },
      },
      'small',
    ],
  ])('takes %s', (_, width, images, film) => {
    expect(choose('video', width, images)).toBe(film);
  });

  it.each([
    ['no MP4 is as large as the image', { ...IMAGES, original: rendition('large', 480, {}) }],
    ['there is no MP4', { original: rendition('large', 480, { webp: 1 }) }],
    ['there is no rendition', {}],
    ['its URL is not safe', { original: { ...LARGE, mp4: 'javascript:alert(1)' } }],
  ])('keeps the image if %s', (_, images) => {
    expect(choose('video', 480, images)).toBeUndefined();
  });

  it.each([
    ['a sticker', { is_sticker: 1 }],
    ['a sticker by its type', { type: 'sticker' }],
    ['text', { type: 'text' }],
    ['an emoji', { type: 'emoji' }],
  ])('keeps the image of %s, which is transparent', (_, fields) => {
    expect(choose('video', 200, IMAGES, fields)).toBeUndefined();
    expect(choose('auto', 200, IMAGES, fields)).toBeUndefined();
  });

  it.each<[string, Bytes, string | undefined]>([
    ['half the size of the WebP', { webp: 20_000, mp4: 10_000 }, 'film'],
    ['larger than that', { webp: 20_000, mp4: 10_001 }, undefined],
    ['half the size of the GIF without a WebP', { gif: 20_000, mp4: 10_000 }, 'film'],
    ['larger than the WebP of a large GIF', { gif: 90_000, webp: 9_000, mp4: 10_000 }, undefined],
    ['of unknown size', { webp: 20_000, mp4: Number.NaN }, undefined],
    ['with an implausible size of 0', { webp: 20_000, mp4: 0 }, undefined],
    ['beside a WebP of unknown size', { webp: Number.NaN, mp4: 10_000 }, undefined],
    ['beside files of unknown size', { gif: Number.NaN, mp4: 10_000 }, undefined],
  ])('chooses automatically for an MP4 %s', (_, bytes, film) => {
    expect(choose('auto', 200, { fixed_width: rendition('film', 200, bytes) })).toBe(film);
  });

  it.each<[string, number, number, number, string | undefined]>([
    ['the widest that is no heavier than the WebP', 2, 300, 40_000, 'downsized_small'],
    ['one that covers the device pixels, and none wider', 1.2, 300, 40_000, 'downsized_small'],
    ['none heavier than the WebP', 2, 300, 40_001, 'fixed_width'],
    ['the lightest at a pixel ratio of 1', 1, 300, 30_000, 'fixed_width'],
    ['the lightest if none is wider than the picture', 2, 200, 10_000, 'fixed_width'],
  ])('takes %s on sharp screens', (_, pixelRatio, width, bytes, film) => {
    const images = {
      fixed_width: rendition('fixed_width', 200, { webp: 40_000, mp4: 9_000 }),
      downsized_small: rendition('downsized_small', width, { mp4: bytes }),
      original: rendition('original', 480, { webp: 200_000, mp4: 90_000 }),
    };
    expect(choose('auto', 200, images, {}, pixelRatio)).toBe(film);
  });
});
