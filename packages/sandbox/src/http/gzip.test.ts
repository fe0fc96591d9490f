import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzipped } from './gzip.ts';
import { jsonResponse } from './json-response.ts';

const gzip = new Request('http://sandbox.test/', { headers: { 'accept-encoding': 'gzip' } });
const plain = new Request('http://sandbox.test/');
const long = (text: string): Response => jsonResponse({ text: text.repeat(1000) });
const readable = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  const isZipped = response.headers.get('content-encoding') === 'gzip';
  return JSON.parse((isZipped ? gunzipSync(bytes) : Buffer.from(bytes)).toString()).text;
};

describe('a compressed response', () => {
  it('keeps its bytes when another one is compressed', async () => {
    const [first, second] = [await gzipped(gzip, long('é🙂')), await gzipped(gzip, long('a'))];
    expect(await readable(first)).toBe('é🙂'.repeat(1000));
    expect(await readable(second)).toBe('a'.repeat(1000));
  });

  it('may be of any size', async () => {
    const text = '🙂'.repeat(400_000);
    expect(await readable(await gzipped(gzip, jsonResponse({ text })))).toBe(text);
  });
});

describe('a response that is not compressed', () => {
  it.each([
    ['for who does not take it', plain, 'long', 4000],
    ['because it is short', gzip, 'é', 2],
  ])('has its length in bytes, %s', async (_, request, text, length) => {
    const response = await gzipped(
      request,
      jsonResponse({ text: text.slice(0, 1).repeat(length) }),
    );
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await readable(response)).toBe(text.slice(0, 1).repeat(length));
  });

  it.each([204, 304])('has no body where it had none, with status %d', async (status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await gzipped(gzip, new Response(null, { status, headers }));
    expect([response.status, response.body]).toEqual([status, null]);
  });
});
