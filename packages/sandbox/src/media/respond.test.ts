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

it('sends the bytes of a range', async () => {
  const response = await ask({ range: 'bytes=2-4' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(response.headers.get('content-length')).toBe('3');
  expect(await response.text()).toBe('234');
});

it('refuses a range beyond the end and tells the length', async () => {
  const response = await ask({ range: 'bytes=10-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
});

it('ignores an invalid range', async () => {
  expect((await ask({ range: 'bytes=x' })).status).toBe(200);
});

it('sends a range of the same version, and the whole file if it changed', async () => {
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"abc"' })).status).toBe(206);
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  expect((await ask({ range: 'bytes=0-1', 'if-range': 'W/"abc"' })).status).toBe(200);
});
