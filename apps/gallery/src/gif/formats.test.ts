import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { idsOf, routeOfGif } from '../address/gif-route.ts';
import { formatsOf, readableBytes } from './formats.ts';
import { neighboursOf, walkFrom } from './neighbours.ts';

const file = (name: string) => `https://media.example/${name}`;

describe('the files of a GIF', () => {
  it('are named, with their sizes, the sound of a clip first', () => {
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

  it('leave out what is no address, and need none', () => {
    expect(
      formatsOf(normalizeGif({ id: 'b', images: { original: { url: 'javascript:1' } } })),
    ).toEqual([]);
  });

  it.each([
    [999, '999 B'],
    [843_210, '843 KB'],
    [999_600, '1.0 MB'],
    [1_234_567, '1.2 MB'],
  ])('of %i bytes have a size that people read', (bytes, text) => {
    expect(readableBytes(bytes)).toBe(text);
  });
});

describe('the page of a GIF', () => {
  it.each([
    [{ type: 'gif', id: 'b', slug: 'a-cat-b' }, 'gifs', 'a-cat-b'],
    [{ type: 'sticker', id: 'b', slug: '' }, 'stickers', 'b'],
    [{ type: 'video', id: 'b', slug: 'another' }, 'clips', 'b'],
  ])('%o is in its section, and ends in its id', (fields, section, slug) => {
    expect(routeOfGif(normalizeGif(fields))).toEqual({ page: 'gif', section, slug });
    expect(idsOf(slug)[0]).toBe('b');
  });

  it('may have an id with hyphens', () => {
    expect(idsOf('hello-world-text-0-SGVs-bG8')).toContain('text-0-SGVs-bG8');
    expect(idsOf('a-1')).toEqual(['1', 'a-1']);
  });
});

describe('next and previous', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => normalizeGif({ id }));
  if (!a || !b || !c) throw new Error('three GIFs');

  it('are the neighbours in the list, as far as there are some', () => {
    expect(neighboursOf('b', [a, b, c])).toEqual({ previous: a, next: c });
    expect(neighboursOf('a', [a, b])).toEqual({ previous: undefined, next: b });
    expect(neighboursOf('c', [a, b])).toEqual({});
  });

  it('are what is related, each once, where there is no list', () => {
    expect(walkFrom(b, [a, b, c])).toEqual([b, a, c]);
  });
});
