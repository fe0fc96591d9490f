import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  it.each(['https://example.com/gifs/a', 'http://localhost:4001/embed/a?b=c#d'])(
    'lets %s through',
    (url) => {
      expect(safeUrl(url)).toBe(url);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' \tjava\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<b>hi</b>',
    'vbscript:x',
    '//example.com/a',
    '/gifs/a',
    '',
    undefined,
  ])('gives nothing for %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});
