import { describe, expect, it } from 'vitest';
import { chooseFilm, listFilms } from './films.ts';
import { normalizeGif } from './normalize-gif.ts';

const HOST = 'https://media.example.com';

interface Bytes {
  gif?: number;
  webp?: number;
  mp4?: number;
}

/** A rendition in all three formats, those without bytes left out. */
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

/** The name of the file for a box of such a width, half as high. */
function choose(media: 'video' | 'auto', width: number, images: object, fields?: object) {
  const film = chooseFilm(gifOf(images, fields), width, width / 2, media);
  return film && /(\w+)\.mp4$/.exec(film.url)?.[1];
}

describe('chooseFilm', () => {
  it.each([
    ['the lightest that is large enough', 200, IMAGES, 'small'],
    ['one that is scaled up by 50 px', 250, IMAGES, 'small'],
    ['a larger one where that would be more', 251, IMAGES, 'large'],
    ['the largest where the picture is no larger', 1000, IMAGES, 'large'],
    [
      'a larger one where it has fewer bytes',
      200,
      {
        ...IMAGES,
        original_mp4: { mp4: `${HOST}/tight.mp4`, mp4_size: '8000', width: '480', height: '240' },
      },
      'tight',
    ],
    [
      'the smallest picture of those whose bytes nobody tells',
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
    ['no film is as large as the picture', { ...IMAGES, original: rendition('large', 480, {}) }],
    ['there is no MP4', { original: rendition('large', 480, { webp: 1 }) }],
    ['there is no rendition', {}],
    ['its address is not safe', { original: { ...LARGE, mp4: 'javascript:alert(1)' } }],
  ])('leaves the picture where %s', (_, images) => {
    expect(choose('video', 480, images)).toBeUndefined();
  });

  it.each([
    ['a sticker', { is_sticker: 1 }],
    ['a sticker by its type', { type: 'sticker' }],
    ['text', { type: 'text' }],
    ['an emoji', { type: 'emoji' }],
  ])('leaves the picture where it is %s, which is transparent', (_, fields) => {
    expect(choose('video', 200, IMAGES, fields)).toBeUndefined();
    expect(choose('auto', 200, IMAGES, fields)).toBeUndefined();
  });

  it.each<[string, Bytes, string | undefined]>([
    ['with half the bytes of the WebP', { webp: 20_000, mp4: 10_000 }, 'film'],
    ['with more', { webp: 20_000, mp4: 10_001 }, undefined],
    ['beside a GIF without WebP, by the bytes of that', { gif: 20_000, mp4: 10_000 }, 'film'],
    [
      'that is heavier than the WebP of a heavy GIF',
      { gif: 90_000, webp: 9_000, mp4: 10_000 },
      undefined,
    ],
    ['of unknown bytes', { webp: 20_000, mp4: Number.NaN }, undefined],
    ['of no bytes at all, which nobody believes', { webp: 20_000, mp4: 0 }, undefined],
    ['beside a WebP of unknown bytes', { webp: Number.NaN, mp4: 10_000 }, undefined],
    ['beside nothing of known bytes', { gif: Number.NaN, mp4: 10_000 }, undefined],
  ])('takes or leaves by itself a film %s', (_, bytes, film) => {
    expect(choose('auto', 200, { fixed_width: rendition('film', 200, bytes) })).toBe(film);
  });
});

describe('listFilms', () => {
  it('names a file once, and only those asked for', () => {
    const { images } = gifOf({ ...IMAGES, original_mp4: LARGE });
    expect(listFilms(images).map(({ name }) => name)).toEqual(['fixed_width', 'original_mp4']);
    expect(listFilms(images, ['original']).map(({ name }) => name)).toEqual(['original']);
  });
});
