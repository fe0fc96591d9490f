/** @jest-environment node */
import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { expect, test } from '@jest/globals';
import { findGif } from './find-gif.ts';
import { mockFetch } from './test/mock-fetch.ts';
import { response } from './test/response.ts';

const client = () => new GiphyFetch('any key');

test('finds the page of the first GIF', async () => {
  const fetch = mockFetch();
  expect(await findGif(client(), 'cat')).toBe('https://giphy.com/gifs/id-of-cat');
  expect(String(fetch.mock.calls[0]?.[0])).toContain('q=cat');
});

test('returns undefined without results', async () => {
  mockFetch(response([]));
  expect(await findGif(client(), 'xyzzy')).toBeUndefined();
});

test('passes on the service’s error', async () => {
  const json = async () => ({ meta: { status: 429, msg: 'API rate limit exceeded' } });
  mockFetch({ ok: false, status: 429, json });
  const error = await findGif(client(), 'cat').catch((reason: unknown) => reason);
  expect(isFetchError(error) && error.status).toBe(429);
  expect(String(error)).toContain('API rate limit exceeded');
});
