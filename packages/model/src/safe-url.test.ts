import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  it.each(['https://example.com/a?b=c#d', 'http://localhost:4000/'])('accepts %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '/relative',
    '',
    undefined,
    null,
    7,
  ])('rejects %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it.each([
    'https://giphy.com/gifs/otter-slides-a1B2c3',
    'https://klipy.com/gifs/otter?a=b&c=d_e',
    'https://example.com/a/../b',
    'https://example.com/a//b/',
    'https://EXAMPLE.com/a',
    'https://example.com',
    'https://example.com:8443/a b',
    'https://user:word@example.com/',
    'https://example.com/a%20b?c#d',
    'https://example.com/Ünë',
    'https:///a',
  ])('serializes %s as the URL standard does', (url) => {
    expect(safeUrl(url)).toBe(URL.canParse(url) ? new URL(url).href : undefined);
  });

  it('escapes characters that could end an attribute', () => {
    expect(safeUrl('https://example.com/"><script>')).toBe(
      'https://example.com/%22%3E%3Cscript%3E',
    );
  });
});
