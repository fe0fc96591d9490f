import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { getFilm } from '../player/film.ts';
import { toPageGif, toRelatedGif, toRelatedStill } from './page-gif.ts';

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

describe('toPageGif', () => {
  it('keeps only the fields that the page shows, counts and shares', () => {
    expect(toPageGif(GIF)).toEqual({
      id: 'a',
      type: 'gif',
      title: 'A cat',
      url: url('page'),
      analytics_response_payload: 'e=1',
      alt_text: 'tom cat box GIF',
      user: { username: 'tom', is_verified: false },
      images: {
        original: {
          width: 480,
          height: 270,
          url: url('giphy.gif'),
          webp: url('giphy.webp'),
          mp4: url('giphy.mp4'),
          mp4_size: '1000',
        },
        fixed_width_still: { url: url('200w_s.gif') },
      },
    });
  });

  it('keeps one picture beside a film and drops films not worth choosing', () => {
    const rendition = (name: string, width: number, bytes: number) => ({
      width: String(width),
      height: String(width / 2),
      url: url(`${name}.gif`),
      webp: url(`${name}.webp`),
      mp4: url(`${name}.mp4`),
      mp4_size: String(bytes),
    });
    const slim = toPageGif(
      normalizeGif({
        id: 'a',
        images: {
          original: rendition('large', 480, 3000),
          original_mp4: rendition('large', 480, 3000),
          fixed_width: rendition('small', 200, 1000),
          fixed_height: rendition('heavy', 300, 4000),
        },
      }),
    );
    expect(slim.images).toEqual({
      original: {
        width: 480,
        height: 240,
        url: url('large.gif'),
        webp: url('large.webp'),
        mp4: url('large.mp4'),
        mp4_size: '3000',
      },
      fixed_width: { width: 200, height: 100, mp4: url('small.mp4'), mp4_size: '1000' },
      fixed_height: { width: 300, height: 150 },
    });
    expect(getFilm(slim)?.map(({ src }) => src)).toEqual(
      ['small', 'large'].map((name) => url(`${name}.mp4`)),
    );
  });

  it('keeps the files of a clip except for the source, which is never played', () => {
    const asset = { url: url('360.mp4'), width: 640, height: 360, size: '1' };
    const clip = normalizeGif({
      id: 'a',
      video: { assets: { '360p': asset, source: asset }, description: 'Long' },
    });
    const { size, ...slim } = asset;
    expect(toPageGif(clip).video).toEqual({ assets: { '360p': slim } });
  });

  it('keeps the captions of a clip as the browser reads them', () => {
    const captions = { en: { srt: url('en.srt'), vtt: url('en.vtt') } };
    const clip = normalizeGif({ id: 'a', video: { assets: {}, captions, native: 'en' } });
    expect(toPageGif(clip).video).toEqual({
      assets: {},
      captions: { en: { vtt: url('en.vtt') } },
    });
  });
});

describe('toRelatedGif', () => {
  it('has the link and alt text of a still in any language', () => {
    const related = toRelatedGif(GIF);
    const image = url('200w_s.gif');
    expect(toRelatedStill(related)).toEqual({ id: 'a', alt: 'tom cat box GIF', image });
    const kinds = { gif: 'صورة GIF', sticker: 'ملصق', clip: 'مقطع' };
    expect(toRelatedStill(related, kinds)).toEqual({ id: 'a', alt: 'tom cat box صورة GIF', image });
  });

  it('drops an invalid image URL', () => {
    const still = { width: '100', height: '56', url: 'javascript:alert(1)' };
    const gif = normalizeGif({ id: 'a', images: { fixed_width_still: still } });
    expect(toRelatedStill(toRelatedGif(gif))).not.toHaveProperty('image');
  });
});
