import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { getStageImages } from './stage-images.ts';

const url = (name: string) => `https://media.example.com/${name}`;

const rendition = (name: string, width: number, height: number) => ({
  url: url(`${name}.gif`),
  webp: url(`${name}.webp`),
  width: String(width),
  height: String(height),
});

const gifWith = (images: Record<string, unknown>) => normalizeGif({ id: 'a', images });

describe('getStageImages', () => {
  it('lists files from narrow to wide, one per width', () => {
    const images = getStageImages(
      gifWith({
        original: rendition('original', 480, 270),
        fixed_width: rendition('200w', 200, 112),
        fixed_height: rendition('200', 480, 270),
        original_still: { url: url('still.gif'), width: '480', height: '270' },
      }),
    );
    expect(images.webp).toEqual({
      src: url('original.webp'),
      srcSet: `${url('200w.webp')} 200w, ${url('original.webp')} 480w`,
    });
    expect(images.gif?.src).toBe(url('original.gif'));
    expect(images.still).toEqual({ src: url('still.gif'), srcSet: `${url('still.gif')} 480w` });
  });

  describe('with known file sizes', () => {
    const weighed = (name: string, width: number, gif: number, webp: number) => ({
      ...rendition(name, width, width),
      size: String(gif),
      webp_size: String(webp),
    });
    const srcSetsOf = (images: Record<string, unknown>) => {
      const { gif, webp } = getStageImages(gifWith(images));
      return { gif: gif?.srcSet, webp: webp?.srcSet };
    };

    it('picks the smaller of GIF and WebP for each width', () => {
      const { webp } = srcSetsOf({
        original: weighed('original', 480, 300_000, 423_000),
        fixed_width: weighed('200w', 200, 90_000, 60_000),
      });
      expect(webp).toBe(`${url('200w.webp')} 200w, ${url('original.gif')} 480w`);
    });

    it('drops a picture that a wider one beats', () => {
      const { gif, webp } = srcSetsOf({
        original: weighed('original', 480, 300_000, 50_000),
        fixed_width: weighed('200w', 200, 90_000, 60_000),
      });
      expect(webp).toBe(`${url('original.webp')} 480w`);
      expect(gif).toBe(`${url('200w.gif')} 200w, ${url('original.gif')} 480w`);
    });

    it('picks WebP if one of the two sizes is unknown', () => {
      const { webp } = srcSetsOf({
        original: { ...weighed('original', 480, 1, 0), webp_size: undefined },
      });
      expect(webp).toBe(`${url('original.webp')} 480w`);
    });
  });

  it('allows scaling up by 50 px and limits the width of tall pictures', () => {
    const { sizes } = getStageImages(gifWith({ original: rendition('original', 270, 480) }));
    expect(sizes).toBe('calc(min(100vw, 1040px, 56.3vh) - 50px)');
  });

  it.each([
    ['has no renditions', {}],
    ['has no dimensions', { original: { url: url('a.gif') } }],
    ['has a javascript: URL', { original: { url: 'javascript:x', width: '9' } }],
  ])('returns no picture for a GIF that %s', (_what, images) => {
    expect(getStageImages(gifWith(images))).toEqual({ sizes: expect.any(String) });
  });

  it('escapes characters that would end a srcset entry', () => {
    const { gif } = getStageImages(
      gifWith({ original: { url: 'https://example.com/a, b.gif', width: '10', height: '10' } }),
    );
    expect(gif?.srcSet).toBe('https://example.com/a%2C%20b.gif 10w');
  });
});
