import { describe, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { normalizeGif } from './normalize-gif.ts';

const HOST = 'https://media.example.com';
const size = { width: '200', height: '100' };

const gif = normalizeGif({
  id: 'a',
  images: {
    fixed_width: {
      ...size,
      url: `${HOST}/a.gif`,
      size: '90',
      webp: `${HOST}/a.webp`,
      webp_size: '40',
      mp4: `${HOST}/a.mp4`,
    },
    fixed_width_still: { url: `${HOST}/a.jpg`, size: '7' },
    looping: { mp4: `${HOST}/loop.mp4` },
    original: { ...size, url: 'javascript:alert(1)' },
  },
  video: {
    assets: {
      '720p': { width: 1280, height: 640, url: `${HOST}/720.mp4`, size: '900' },
      source: { url: `${HOST}/upload.mov` },
    },
  },
});

describe('listFiles', () => {
  it('lists every file with a safe URL, stills with the size of their rendition', () => {
    const box = { width: 200, height: 100 };
    const rendition = 'fixed_width';
    expect(listFiles(gif)).toEqual([
      { rendition, format: 'gif', url: `${HOST}/a.gif`, ...box, bytes: 90 },
      { rendition, format: 'webp', url: `${HOST}/a.webp`, ...box, bytes: 40 },
      { rendition, format: 'mp4', url: `${HOST}/a.mp4`, ...box, bytes: 0 },
      { rendition, format: 'still', url: `${HOST}/a.jpg`, ...box, bytes: 7 },
      {
        rendition: 'looping',
        format: 'mp4',
        url: `${HOST}/loop.mp4`,
        width: 0,
        height: 0,
        bytes: 0,
      },
      {
        rendition: '720p',
        format: 'video',
        url: `${HOST}/720.mp4`,
        width: 1280,
        height: 640,
        bytes: 900,
      },
    ]);
  });

  it('lists only the formats that are asked for', () => {
    const formats = listFiles(gif, ['still', 'mp4']).map(({ format }) => format);
    expect(formats).toEqual(['mp4', 'still', 'mp4']);
  });

  it.each([
    ['blob:https://chat.example.com/1', true],
    ['data:image/gif;base64,R0lGOD', true],
    ['data:video/mp4;base64,AAAA', true],
    ['data:text/html,<script>', false],
    ['javascript:alert(1)', false],
  ])('lists a file at %s: %s', (url, isListed) => {
    expect(listFiles({ images: { original: { ...size, url } } } as never)).toHaveLength(
      Number(isListed),
    );
  });

  it.each([[{}], [{ images: null }], [{ images: { original: null }, video: {} }]])(
    'lists nothing for %j',
    (none) => {
      expect(listFiles(none as never)).toEqual([]);
    },
  );
});
