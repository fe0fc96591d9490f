import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { getFilm, unlessMotionIsReduced } from './film.ts';

const mp4 = (name: string, width: number, height: number, bytes: number) => ({
  mp4: `https://media.example.com/${name}.mp4`,
  mp4_size: String(bytes),
  width: String(width),
  height: String(height),
});
const LARGE = mp4('large', 480, 270, 60_000);
const SMALL = mp4('small', 200, 113, 9_000);

const filmOf = (images: Record<string, unknown>, isSticker = false) =>
  getFilm(normalizeGif({ id: 'a', images, is_sticker: isSticker }));
const files = (images: Record<string, unknown>) =>
  filmOf(images)?.map(({ src }) => /(\w+)\.mp4$/.exec(src)?.[1]);

describe('getFilm', () => {
  it('offers small frames the small file, others the large one', () => {
    expect(filmOf({ original: LARGE, fixed_width: SMALL })).toEqual([
      {
        src: SMALL.mp4,
        media:
          '((max-width:125px) or (max-height:81px) or ((max-resolution:1.49dppx) and ((max-width:250px) or (max-height:163px))))',
      },
      { src: LARGE.mp4 },
    ]);
  });

  it('drops a file that is narrower than a smaller one in bytes', () => {
    const heavy = mp4('heavy', 300, 169, 70_000);
    expect(files({ original: LARGE, fixed_height: heavy, fixed_width: SMALL })).toEqual([
      'small',
      'large',
    ]);
  });

  it('prefers the smaller of two files with equal dimensions', () => {
    expect(files({ original: LARGE, original_mp4: mp4('tight', 480, 270, 50_000) })).toEqual([
      'tight',
    ]);
  });

  it('lists a file once', () => {
    expect(files({ original: LARGE, original_mp4: LARGE })).toEqual(['large']);
  });

  it('accepts files of unknown size', () => {
    expect(files({ original: { ...LARGE, mp4_size: '' } })).toEqual(['large']);
  });

  it.each([
    ['a sticker', { original: LARGE }, true],
    ['a GIF without MP4', { original: { width: '480', height: '270' } }, false],
    [
      'a GIF whose WebP is smaller',
      { original: { ...LARGE, webp: 'https://a.example/b.webp', webp_size: '59999' } },
      false,
    ],
    ['a file without a safe URL', { original: { ...LARGE, mp4: 'javascript:alert(1)' } }, false],
    ['a GIF without renditions', {}, false],
  ])('returns no film for %s', (_name, images, isSticker) => {
    expect(filmOf(images, isSticker)).toBeUndefined();
  });
});

describe('unlessMotionIsReduced', () => {
  it('adds the motion condition', () => {
    expect(unlessMotionIsReduced(undefined)).toBe('(prefers-reduced-motion:no-preference)');
    expect(unlessMotionIsReduced('((a) or (b))')).toBe(
      '(prefers-reduced-motion:no-preference) and ((a) or (b))',
    );
  });
});
