import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../test/api.ts';

const api = openApi();
const anything = fc.string({ unit: 'binary', maxLength: 80 });
const OK = [200, 302, 400, 404, 405, 414];

const expectNoFailure = async (path: string): Promise<void> => {
  const { status } = await api.raw(`${path}${path.includes('?') ? '&' : '?'}api_key=k`);
  expect(OK, path).toContain(status);
};

describe('arbitrary input', () => {
  it.each([
    ['/v1/gifs/search', 'q'],
    ['/v1/text/search', 'q'],
    ['/v1/channels/search', 'q'],
    ['/v1/gifs/search/tags', 'q'],
    ['/v1/text/animate', 'm'],
    ['/v1/gifs', 'ids'],
    ['/v1/gifs/random', 'tag'],
    ['/v1/gifs/related', 'gif_id'],
    ['/v1/gifs/trending', 'limit'],
    ['/v1/gifs/trending', 'rating'],
    ['/v1/tags/related/happy', 'score'],
  ])('never causes a server error: %s with %s', async (path, name) => {
    await fc.assert(
      fc.asyncProperty(anything, (text) =>
        expectNoFailure(`${path}?limit=1&${new URLSearchParams({ [name]: text })}`),
      ),
    );
  });

  it.each([
    '/v1/gifs/$',
    '/v1/emoji/$/variations',
    '/v1/gifs/categories/$',
    '/v1/tags/related/$',
    '/media/$/giphy.gif',
    '/media/aV1oGHwXE95BUuPaSW/$',
    '/avatars/$',
    '/gifs/$',
    '/$/',
  ])('never causes a server error as part of the path: %s', async (pattern) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) =>
        expectNoFailure(pattern.replace('$', () => encodeURIComponent(text))),
      ),
    );
  });

  it.each(['/avatars/%E0%A4%A.png', '/media/%FF/giphy.gif', '/v1/gifs/%', '/v1/tags/related/%C0'])(
    'never causes a server error if badly encoded: %s',
    (path) => expectNoFailure(path),
  );
});
