import type { IGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { chooseRendition } from './choose-rendition.ts';

const file = (width: number, height: number, bytes: Record<string, number>) => ({
  width,
  height,
  ...('gif' in bytes && { url: `https://m.example/${width}.gif`, size: String(bytes.gif || '') }),
  ...('webp' in bytes && {
    webp: `https://m.example/${width}.webp`,
    webp_size: String(bytes.webp),
  }),
  ...('mp4' in bytes && { mp4: `https://m.example/${width}.mp4`, mp4_size: String(bytes.mp4) }),
});

const gif = (images: object, more: object = {}) => ({ type: 'gif', images, ...more }) as IGif;

const otter = gif({
  original: file(498, 498, { gif: 4_001_918, webp: 285_228, mp4: 119_294 }),
  fixed_width: file(200, 200, { gif: 400_000, webp: 60_000, mp4: 90_000 }),
  original_still: { ...file(498, 498, { gif: 9_000 }) },
});

describe('chooseRendition', () => {
  it.each([
    ['the smallest file that is wide enough', 400, ['gif', 'webp'] as const, 498, 'webp'],
    ['a smaller video if it is allowed', 400, ['webp', 'mp4'] as const, 498, 'mp4'],
    ['a picture if the video is larger', 200, ['webp', 'mp4'] as const, 200, 'webp'],
    ['a file that is slightly narrower', 220, ['webp'] as const, 200, 'webp'],
    ['the widest if none is wide enough', 900, ['gif', 'webp'] as const, 498, 'webp'],
    ['only allowed formats', 200, ['gif'] as const, 200, 'gif'],
  ])('returns %s', (_, width, formats, chosen, format) => {
    expect(chooseRendition(otter, width, formats)).toMatchObject({ width: chosen, format });
  });

  it('estimates unknown file sizes by pixels', () => {
    const unknown = gif({ original: file(480, 480, { gif: 0, webp: 0 }) });
    expect(chooseRendition(unknown, 400, ['gif', 'webp'])?.format).toBe('webp');
  });

  it('ignores stills and previews', () => {
    const images = { original_still: file(9, 9, { gif: 1 }), preview_gif: file(9, 9, { gif: 1 }) };
    expect(chooseRendition(gif(images), 9, ['gif'])).toBeUndefined();
  });

  it('returns the video of a clip, which has sound, but not the upload', () => {
    const asset = (width: number, size: string) => ({
      width,
      height: width,
      url: `https://m.example/${width}.mp4`,
      size,
    });
    const clip = gif(otter.images, {
      type: 'video',
      video: {
        assets: { '360p': asset(640, '900'), '720p': asset(1280, '9000'), source: asset(640, '1') },
      },
    });
    expect(chooseRendition(clip, 400, ['gif'])).toMatchObject({
      name: '360p',
      format: 'mp4',
      size: 900,
    });
  });

  it.each([[{}], [{ original: null }], [{ original: { width: 'NaN', height: 1, url: 7 } }]])(
    'returns undefined without a file: %j',
    (images) => {
      expect(chooseRendition(gif(images), 400, ['gif', 'webp', 'mp4'])).toBe(undefined);
    },
  );
});
