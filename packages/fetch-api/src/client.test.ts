import { expect, test, vi } from 'vitest';
import { GiphyFetch } from './client.ts';

const page = { data: [{ id: 1, images: {} }], meta: { response_id: 'r' }, pagination: {} };

test('searches', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => Response.json(page));
  const client = new GiphyFetch('key', {}, { baseUrl: 'http://localhost:4002/v1', fetch: fetcher });
  const { data } = await client.search('cats', {
    type: 'stickers',
    channel: 'me',
    limit: 5,
  });
  expect(data[0]).toMatchObject({ id: '1', response_id: 'r' });
  expect(fetcher.mock.calls[0]?.[0]).toMatch(
    /^http:\/\/localhost:4002\/v1\/stickers\/search\?limit=5&rating=pg-13&q=%40me%20cats&api_key=key&pingback_id=\w{16}$/,
  );
  await client.search('cats', { type: 'stickers', channel: 'me', limit: 5 });
  expect(fetcher).toHaveBeenCalledTimes(1);
  await client.random().catch(() => {});
  await client.random().catch(() => {});
  expect(fetcher).toHaveBeenCalledTimes(3);
});
