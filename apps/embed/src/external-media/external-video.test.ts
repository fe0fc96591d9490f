import type { IExternalMedia } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { toExternalVideo } from './external-video.ts';
import { toFrameUrl } from './frame-url.ts';

const ORIGIN = 'https://embed.example.com';
const media = (provider_name: 'youtube' | 'vimeo', asset_uid: string, start?: number) =>
  ({ provider_name, asset_uid, ...(start === undefined ? {} : { start }) }) as IExternalMedia;
const frameOf = (given: IExternalMedia) => {
  const video = toExternalVideo(given);
  const url = video && toFrameUrl(video, ORIGIN);
  return url === undefined ? undefined : new URL(url);
};

describe('an external video', () => {
  it('plays YouTube without cookies, in a loop and not in full screen', () => {
    const frame = frameOf(media('youtube', 'dQw4w9WgXcQ', 12));
    expect(frame?.origin + (frame?.pathname ?? '')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    expect(Object.fromEntries(frame?.searchParams ?? [])).toMatchObject({
      autoplay: '1',
      loop: '1',
      playlist: 'dQw4w9WgXcQ',
      fs: '0',
      start: '11',
      origin: ORIGIN,
    });
  });

  it.each([
    [undefined, '0'],
    [0, '0'],
    [0.5, '0'],
    [1, '0'],
    [61, '60'],
  ])('starts one second before %s, but not before 0', (start, expected) => {
    expect(frameOf(media('youtube', 'dQw4w9WgXcQ', start))?.searchParams.get('start')).toBe(
      expected,
    );
  });

  it.each([
    '76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
  ])('autoplays %s without title, byline and tracking', (uid) => {
    const frame = frameOf(media('vimeo', uid));
    expect(frame?.href).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&title=0&byline=0&dnt=1',
    );
  });

  it.each([
    'https://vimeo.com/76979871/abc123def4',
    'https://player.vimeo.com/video/76979871?h=abc123def4',
  ])('keeps the hash of the unlisted video %s', (uid) => {
    expect(frameOf(media('vimeo', uid))?.searchParams.get('h')).toBe('abc123def4');
    expect(toExternalVideo(media('vimeo', uid))?.pageUrl).toBe(
      'https://vimeo.com/76979871/abc123def4',
    );
  });

  it('starts a Vimeo video one second before the start of the GIF', () => {
    expect(frameOf(media('vimeo', '76979871', 42))?.hash).toBe('#t=41s');
  });

  it.each([
    media('youtube', '../../evil'),
    media('youtube', 'x"onload=alert(1)'),
    media('vimeo', ''),
    undefined,
  ])('is undefined for %j', (given) => {
    expect(toExternalVideo(given)).toBeUndefined();
  });

  it.each(['https://evil.example.com/vimeo.com/123', 'abc'])(
    'has no player URL for %s, which is not a Vimeo id',
    (uid) => {
      expect(toExternalVideo(media('vimeo', uid))?.pageUrl).toBe('https://vimeo.com/');
      expect(frameOf(media('vimeo', uid))).toBeUndefined();
    },
  );
});
