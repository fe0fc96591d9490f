import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../constants.ts';
import { openApi } from '../test/api.ts';
import { readBody, readForm } from './read-body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers });

/** A body that says nothing of its length, as one that is sent in chunks. */
const endless = (read: { bytes: number }) =>
  new Request('http://localhost/', {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream({
      pull(controller) {
        read.bytes += 100;
        controller.enqueue(new Uint8Array(100));
      },
    }),
  } as RequestInit);

describe('a body', () => {
  it('is read to its end when it is no larger than it may be', async () => {
    expect(await readBody(post('x'.repeat(1000)), 1000)).toHaveLength(1000);
    expect(await readBody(new Request('http://localhost/'))).toHaveLength(0);
  });

  it('is refused by the length that it says to have', async () => {
    const request = post('short', { 'content-length': '1001' });
    await expect(readBody(request, 1000)).rejects.toMatchObject({
      status: 413,
      message: 'The body has more than 1000 bytes.',
    });
  });

  it('is not read on when it is larger than it may be', async () => {
    const read = { bytes: 0 };
    await expect(readBody(endless(read), 1000)).rejects.toMatchObject({ status: 413 });
    expect(read.bytes).toBeLessThan(1500);
  });

  it('can be a form', async () => {
    const form = new FormData();
    form.set('title', 'Cat');
    form.set('file', new Blob(['bytes']), 'cat.gif');
    const read = await readForm(post(form));
    expect([read.get('title'), await (read.get('file') as Blob).text()]).toEqual(['Cat', 'bytes']);
  });
});

it('is answered with 413 in the shape of the service when it is too large', async () => {
  const body = JSON.stringify({ events: ['x'.repeat(MAX_BODY_BYTES)] });
  const response = await openApi().raw('/v2/pingback?apikey=k', { method: 'POST', body });
  expect([response.status, (await response.json()).meta.msg]).toEqual([
    413,
    `The body has more than ${MAX_BODY_BYTES} bytes.`,
  ]);
});
