import { describe, expect, it } from 'vitest';
import { resizeImageUrl } from './resize-image.ts';

describe('resizeImageUrl', () => {
  it.each([
    ['https://m.example/media/a1/giphy.gif', 'https://m.example/media/a1/200h.gif'],
    ['https://m.example/media/a1/200w_s.gif', 'https://m.example/media/a1/200h.gif'],
    ['https://m.example/avatars/mona/80h.jpg', 'https://m.example/avatars/mona/200h.jpg'],
    ['https://m.example/avatars/mona/me.jpg', 'https://m.example/avatars/mona/me/200h.jpg'],
    ['/me.jpg', '/me/200h.jpg'],
    ['/media/a1/giphy-preview.gif', '/media/a1/200h.gif'],
    ['/media/a1/100_s.gif', '/media/a1/200h.gif'],
    ['/media/a1/200.webp', '/media/a1/200h.webp'],
    ['/avatars/mona/12345.jpg', '/avatars/mona/12345/200h.jpg'],
  ])('turns %s into the URL of the image 200 px high', (url, resized) => {
    expect(resizeImageUrl(url)).toBe(resized);
  });

  it('accepts any other size', () => {
    expect(resizeImageUrl('/media/a1/giphy.webp', '100w')).toBe('/media/a1/100w.webp');
  });

  it('does not treat the size as a replacement pattern', () => {
    expect(resizeImageUrl('/media/a1/giphy.gif', '$1')).toBe('/media/a1/$1.gif');
  });

  it('keeps query and hash, even if they look like a file', () => {
    expect(resizeImageUrl('/media/a1/giphy.gif?rid=/giphy.gif#/80h.gif')).toBe(
      '/media/a1/200h.gif?rid=/giphy.gif#/80h.gif',
    );
  });

  it.each([
    [''],
    ['https://m.example'],
    ['https://200h.example'],
    ['https://m.example/media/a1/'],
    ['/media/a1/otter'],
  ])('keeps %j, which has no file name', (url) => {
    expect(resizeImageUrl(url)).toBe(url);
  });

  it.each(['/giphy-_', '/', '_', '.a'])('takes no time for a URL of many %j', (part) => {
    const start = performance.now();
    resizeImageUrl(`/giphy-${part.repeat(100_000)}!`);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is idempotent', () => {
    const once = resizeImageUrl('/avatars/mona/me.jpg');
    expect(resizeImageUrl(once)).toBe(once);
  });
});
