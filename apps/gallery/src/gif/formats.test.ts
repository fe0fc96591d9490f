import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { formatsOf, readableBytes } from './formats.ts';

const file = (name: string) => `https://media.example/${name}`;

describe('the files of a GIF', () => {
  it('have names and sizes, with a clip’s sound first', () => {
    const gif = normalizeGif({
      id: 'b',
      slug: 'a cat/b',
      images: {
        original: {
          url: file('o.gif'),
          size: '1234567',
          mp4: file('o.mp4'),
          width: '480',
          height: '270',
        },
      },
      video: { assets: { '720p': { url: file('v.mp4'), width: 1280, height: 720 } } },
    });
    expect(formatsOf(gif)).toEqual([
      {
        name: 'Video, 720p',
        url: file('v.mp4'),
        width: 1280,
        height: 720,
        bytes: undefined,
        fileName: 'a-cat-b-720p.mp4',
      },
      {
        name: 'GIF',
        url: file('o.gif'),
        width: 480,
        height: 270,
        bytes: 1_234_567,
        fileName: 'a-cat-b.gif',
      },
      {
        name: 'MP4',
        url: file('o.mp4'),
        width: 480,
        height: 270,
        bytes: undefined,
        fileName: 'a-cat-b.mp4',
      },
    ]);
  });

  it('exclude invalid URLs and may be empty', () => {
    expect(
      formatsOf(normalizeGif({ id: 'b', images: { original: { url: 'javascript:1' } } })),
    ).toEqual([]);
  });

  it.each([
    [999, '999 B'],
    [843_210, '843 KB'],
    [999_600, '1.0 MB'],
    [1_234_567, '1.2 MB'],
  ])('of %i bytes have the size %s', (bytes, text) => {
    expect(readableBytes(bytes)).toBe(text);
  });
});
