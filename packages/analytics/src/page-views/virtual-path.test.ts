import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmbedPath, virtualPath } from './virtual-path.ts';

const API = 'https://api.giphy.com';
const SITE = 'https://giphy.com';
const STICKERS = '/create/gifmaker/decorate/stickers';

const of = (url: string) => virtualPath(new URL(url, API));

it.for([
  // related GIFs
  ['/v1/gifs/related?gif_id=abc', '/gifs/abc/related/page/1'],
  ['/v1/gifs/related?gif_id=abc&offset=0&limit=6', '/gifs/abc/related/page/1'],
  ['/v1/gifs/related?gif_id=abc&offset=6&limit=12', '/gifs/abc/related/page/2'],
  ['/v1/gifs/related?gif_id=abc&offset=18&limit=12', '/gifs/abc/related/page/3'],
  ['/v1/stickers/related?gif_id=abc&offset=25', '/gifs/abc/related/page/2'],
  ['/v1/gifs/related?gif_id=a%2Fb', '/gifs/a%2Fb/related/page/1'],
  // search
  ['/v1/gifs/search?q=cats', '/search/cats/page/1'],
  ['/v1/gifs/search?q=cats&offset=50&limit=25&api_key=k', '/search/cats/page/3'],
  ['/v1/gifs/search?q=happy+birthday', '/search/happy%20birthday/page/1'],
  ['/v1/gifs/search?q=caf%C3%A9', '/search/caf%C3%A9/page/1'],
  ['/v1/gifs/search?q=50%25%20off', '/search/50%25%20off/page/1'],
  ['/v1/gifs/search?q=a%2Fb', '/search/a%2Fb/page/1'],
  ['/v1/text/search?q=hi', '/search/hi/page/1'],
  // sticker trending
  ['/v1/stickers/trending', `${STICKERS}/page/1`],
  ['/v1/stickers/trending?offset=40&limit=20', `${STICKERS}/page/3`],
  // sticker search
  ['/v1/stickers/search?q=cats', `${STICKERS}/search/cats`],
  ['/v1/stickers/search?q=cats&limit=25', `${STICKERS}/search/cats`],
  ['/v1/stickers/search?q=cats&offset=0', `${STICKERS}/search/cats/page/1`],
  ['/v1/stickers/search?q=cats&offset=25', `${STICKERS}/search/cats/page/2`],
  ['/v1/stickers/search?q=cats&page=4', `${STICKERS}/search/cats/page/4`],
  // channel feed
  ['/api/v4/channels/12/feed/', '/channels/12/page/1'],
  ['/api/v4/channels/12/feed/?limit=50&offset=100', '/channels/12/page/3'],
  ['/api/v4/channels/12/feed/?offset=25', '/channels/12/page/2'],
  ['/api/v4/channels/12/feed/?offset=25&limit=0', '/channels/12/page/2'],
  ['/api/v4/channels/12/feed/?offset=no', '/channels/12/page/1'],
  // channel search
  ['/api/v4/channels/12/search/?q=two+words', '/channel/12/search/two%20words'],
  ['/api/v4/channels/12/search/?q=cats&page=2', '/channel/12/search/cats/page/2'],
  ['/v1/gifs/search?q=%40nasa%20deep%20space', '/channel/nasa/search/deep%20space'],
  ['/v1/gifs/search?q=%40nasa%20moon&offset=25', '/channel/nasa/search/moon/page/2'],
  ['/v1/stickers/search?q=%40nasa%20moon', '/channel/nasa/search/moon'],
  ['/v1/gifs/search?q=%40nasa', '/search/%40nasa/page/1'],
  // other
  ['/v1/gifs/trending?api_key=secret', '/v1/gifs/trending'],
  ['/v1/gifs/search', '/v1/gifs/search'],
  ['/v1/gifs/related', '/v1/gifs/related'],
  [`${SITE}/gifs/cat-abc`, '/gifs/cat-abc'],
  [`${SITE}/embed/abc?autoplay=1#top`, '/embed/abc'],
  [`${SITE}/`, '/'],
] as const)('%s counts as %s', ([url, path]) => {
  expect(of(url)).toBe(path);
});

it('encodes any term exactly once', () => {
  const terms = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((term) => term.trim())
    .filter((term) => term !== '' && !term.startsWith('@'));
  fc.assert(
    fc.property(terms, (term) => {
      const query = new URLSearchParams({ q: term });
      const part = of(`/v1/gifs/search?${query}`).split('/')[2];
      expect(decodeURIComponent(part ?? '')).toBe(term);
    }),
  );
});

it.for([
  ['/embed', true],
  ['/embed/abc', true],
  ['/embedded', false],
  ['/gifs/embed/abc', false],
] as const)('%s is the embed page: %s', ([path, expected]) => {
  expect(isEmbedPath(path)).toBe(expected);
});
