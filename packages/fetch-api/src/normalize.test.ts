import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  toCategories,
  toChannels,
  toGif,
  toGifs,
  toTags,
  toTerms,
  toVideoGifs,
} from './normalize.ts';
import type { RawResult } from './result-types.ts';

const raw = (data: unknown): RawResult => ({
  data,
  meta: { msg: 'OK', status: 200, response_id: 'r1' },
  pagination: { count: 1, offset: 0, total_count: 1 },
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('toGif', () => {
  it('normalizes the GIF and keeps the rest of the response', () => {
    const result = toGif(raw({ id: 1, is_hidden: 0 }));
    expect(result).toMatchObject({
      data: { id: '1', is_hidden: false, response_id: 'r1' },
      meta: { msg: 'OK' },
      pagination: { count: 1 },
    });
  });

  it.each([[[]], [{}], [undefined], ['none']])('throws when %j is not a GIF', (data) => {
    expect(() => toGif(raw(data))).toThrow('A GIF is an object with an id');
  });
});

describe('toGifs', () => {
  it('normalizes each GIF', () => {
    const { data } = toGifs(raw([{ id: 1 }, { id: 'b', tags: [{ text: 'otter' }] }]));
    expect(data).toMatchObject([{ id: '1' }, { id: 'b', tags: ['otter'] }]);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('toVideoGifs', () => {
  it('leaves out GIFs without a video', () => {
    const { data } = toVideoGifs(raw([{ id: 1 }, { id: 2, video: { assets: {} } }]));
    expect(data).toMatchObject([{ id: '2', video: { assets: {}, previews: {} } }]);
  });
});

describe('toCategories', () => {
  it('normalizes the cover of a category', () => {
    const { data } = toCategories(raw([{ name: 'animals', gif: { id: 1 } }, { name: 'tv' }]));
    expect(data).toMatchObject([{ name: 'animals', gif: { id: '1' } }, { name: 'tv' }]);
    expect(data[1]).not.toHaveProperty('gif');
  });

  it('leaves out an invalid cover and keeps its category', () => {
    const subcategories = [{ name: 'cats', gif: { id: 2 } }, null];
    const { data } = toCategories(raw([{ name: 'animals', gif: {}, subcategories }]));
    expect(data).toEqual([
      {
        name: 'animals',
        subcategories: [{ name: 'cats', gif: expect.objectContaining({ id: '2' }) }],
      },
    ]);
  });
});

describe('toChannels', () => {
  it('normalizes the user and the GIF of a channel', () => {
    const channel = {
      slug: 'nba',
      user: { username: 'nba', is_verified: 1 },
      featured_gif: { id: 1 },
    };
    const { data } = toChannels(raw([channel, { slug: 'tv', user: 'tv', featured_gif: null }]));
    expect(data).toMatchObject([
      { user: { is_verified: true }, featured_gif: { id: '1' } },
      { slug: 'tv', user: undefined, featured_gif: null },
    ]);
  });
});

describe.each([
  ['GIFs', toGifs, { id: 'a' }],
  ['categories', toCategories, { name: 'a' }],
  ['channels', toChannels, { slug: 'a' }],
  ['tags', toTags, { name: 'a' }],
  ['terms', toTerms, 'a'],
])('a list of %s', (kind, normalize, good) => {
  it('keeps the valid items and leaves out the others, with one warning', () => {
    const bad = [null, 7, {}, { name: { toString: 1 }, slug: [] }, ['x']];
    expect(normalize(raw([...bad, good])).data).toMatchObject([good]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      `@gifkit/fetch-api: 5 of 6 items are not ${kind} and were left out`,
    );
  });

  it.each([[undefined], [null], [{}], ['x']])('is rejected when it is %j', (data) => {
    expect(() => normalize(raw(data))).toThrow(`Not a list of ${kind}`);
  });
});
