import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { slimGif, toRelatedStill } from './slim-gif.ts';

const url = (name: string) => `https://media.example.com/${name}`;
const GIF = normalizeGif({
  id: 'a',
  type: 'gif',
  title: 'A cat',
  url: url('page'),
  slug: 'a-cat',
  source_post_url: url('post'),
  tags: ['cat', 'box'],
  is_sticker: 0,
  analytics_response_payload: 'e=1',
  user: { username: 'tom', is_public: true, about_bio: 'A life story', avatar_url: '' },
  images: {
    original: {
      width: '480',
      height: '270',
      url: url('giphy.gif'),
      webp: url('giphy.webp'),
      mp4: url('giphy.mp4'),
      mp4_size: '1000',
      frames: '40',
      hash: '123',
    },
    looping: { mp4: url('loop.mp4') },
    fixed_width_small_still: { width: '100', height: '56', url: url('100w_s.gif') },
    fixed_width_still: { width: '200', height: '112', url: url('200w_s.gif') },
  },
});

describe('slimGif', () => {
  it('keeps what the page shows, counts and shares, and nothing else', () => {
    expect(slimGif(GIF)).toEqual({
      id: 'a',
      type: 'gif',
      title: 'A cat',
      url: url('page'),
      is_sticker: false,
      analytics_response_payload: 'e=1',
      alt_text: 'tom cat box GIF',
      tags: [],
      user: { username: 'tom', is_public: true, is_verified: false, suppress_chrome: false },
      images: {
        original: {
          width: 480,
          height: 270,
          url: url('giphy.gif'),
          webp: url('giphy.webp'),
          mp4: url('giphy.mp4'),
          mp4_size: '1000',
        },
        fixed_width_still: { width: 200, height: 112, url: url('200w_s.gif') },
      },
    });
  });

  it('names the files of a clip', () => {
    const asset = { url: url('360.mp4'), width: 640, height: 360, size: '1' };
    const clip = normalizeGif({
      id: 'a',
      video: { assets: { '360p': asset }, description: 'Long' },
    });
    const { size, ...slim } = asset;
    expect(slimGif(clip).video).toEqual({ assets: { '360p': slim } });
  });

  it('has no user where there is none', () => {
    expect(slimGif(normalizeGif({ id: 'a' }))).not.toHaveProperty('user');
  });
});

describe('toRelatedStill', () => {
  it('knows where it leads, what it shows and how high it is', () => {
    const { id, alt, images } = toRelatedStill(GIF);
    expect({ id, alt, images }).toEqual({
      id: 'a',
      alt: 'tom cat box GIF',
      images: [
        { url: url('100w_s.gif'), width: 100 },
        { url: url('200w_s.gif'), width: 200 },
      ],
    });
  });

  it('gives a GIF of unknown size a square', () => {
    expect(toRelatedStill(normalizeGif({ id: 'a' }))).toMatchObject({ ratio: 1, images: [] });
  });

  it('leaves out what is no address of a picture', () => {
    const still = { width: '100', height: '56', url: 'javascript:alert(1)' };
    const gif = normalizeGif({ id: 'a', images: { fixed_width_still: still } });
    expect(toRelatedStill(gif).images).toEqual([]);
  });
});
