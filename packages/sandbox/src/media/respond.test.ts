import { expect, it } from 'vitest';
import { respond } from './respond.ts';

const content = {
  type: 'video/mp4',
  hash: 'abc',
  read: () => new TextEncoder().encode('0123456789'),
};
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  respond(new Request('http://localhost/media/id/giphy.mp4', { method, headers }), content);

it('sends the whole file with type, length and hash, cacheable forever', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('0123456789');
  expect(Object.fromEntries(response.headers)).toEqual({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '10',
    'content-type': 'video/mp4',
    etag: '"abc"',
  });
});

it('lets caches revalidate a file that is not final', async () => {
  const response = await respond(new Request('http://localhost'), { ...content, isFinal: false });
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('etag')).toBe('"abc"');
});

it('sends only headers for HEAD, even with a range', async () => {
  const response = await ask({ range: 'bytes=0-1' }, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('');
});

it.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])(
  'sends 304 for If-None-Match %s',
  async (known) => {
    const response = await ask({ 'if-none-match': known });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('"abc"');
    expect(await response.text()).toBe('');
  },
);

it.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=x', 200, null, '0123456789'],
])('responds to the range %s with %d', async (range, status, contentRange, body) => {
  const response = await ask({ range });
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  expect(await response.text()).toBe(body);
});

it('sends a range of the same version, and the whole file if it changed', async () => {
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"abc"' })).status).toBe(206);
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  expect((await ask({ range: 'bytes=0-1', 'if-range': 'W/"abc"' })).status).toBe(200);
});
