import { describe, expect, test } from 'vitest';
import { resizeImageUrl } from './resize-image.ts';

describe('resizeImageUrl', () => {
  test.each([
    ['https://m.example/media/a1/giphy.gif', 'https://m.example/media/a1/200h.gif'],
    ['https://m.example/media/a1/200w_s.gif', 'https://m.example/media/a1/200h.gif'],
    ['https://m.example/avatars/mona/80h.jpg', 'https://m.example/avatars/mona/200h.jpg'],
    ['https://m.example/avatars/mona/me.jpg', 'https://m.example/avatars/mona/me/200h.jpg'],
    ['/me.jpg', '/me/200h.jpg'],
  ])('makes %s 200 px high', (url, resized) => {
    expect(resizeImageUrl(url)).toBe(resized);
  });

  test('takes any other size', () => {
    expect(resizeImageUrl('/media/a1/giphy.webp', '100w')).toBe('/media/a1/100w.webp');
  });

  test('takes a size for what it is, not for a pattern', () => {
    expect(resizeImageUrl('/media/a1/giphy.gif', '$1')).toBe('/media/a1/$1.gif');
  });

  test('keeps query and hash, and what looks like a file in them', () => {
    expect(resizeImageUrl('/media/a1/giphy.gif?rid=/giphy.gif#/80h.gif')).toBe(
      '/media/a1/200h.gif?rid=/giphy.gif#/80h.gif',
    );
  });

  test.each([
    [''],
    ['https://m.example'],
    ['https://200h.example'],
    ['https://m.example/media/a1/'],
    ['/media/a1/otter'],
  ])('leaves %j alone, which ends in no file name', (url) => {
    expect(resizeImageUrl(url)).toBe(url);
  });

  test('changes nothing more when it is done again', () => {
    const once = resizeImageUrl('/avatars/mona/me.jpg');
    expect(resizeImageUrl(once)).toBe(once);
  });
});
