import { describe, expect, it } from 'vitest';
import { BodyTooLargeError, readBody } from './body.ts';

const chunksOf = (...chunks: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );

const CHUNK = 65_536;

/** A response that never ends. */
function endless(headers?: HeadersInit) {
  let pulled = 0;
  let isCancelled = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        pulled += CHUNK;
        controller.enqueue(new Uint8Array(CHUNK));
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, headers && { headers });
  return { response, pulled: () => pulled, isCancelled: () => isCancelled };
}

/** A response as in React Native: its body cannot be streamed. */
const withoutStream = (text: string) => ({ text: async () => text }) as Response;

describe('readBody', () => {
  it('returns text and size', async () => {
    expect(await readBody(new Response('{"a":1}'), 100)).toEqual({ text: '{"a":1}', bytes: 7 });
    expect(await readBody(new Response(null), 100)).toEqual({ text: '', bytes: 0 });
  });

  it('decodes a character that is split between two chunks', async () => {
    const bytes = new TextEncoder().encode('a😀b');
    const response = chunksOf(bytes.slice(0, 3), bytes.slice(3));
    expect(await readBody(response, 100)).toEqual({ text: 'a😀b', bytes: 6 });
  });

  it('accepts exactly maxBytes', async () => {
    expect((await readBody(new Response('1234567890'), 10)).bytes).toBe(10);
    await expect(readBody(new Response('1234567890'), 9)).rejects.toThrow(
      new BodyTooLargeError('the response is larger than 9 bytes'),
    );
  });

  it('limits a body that cannot be streamed', async () => {
    expect(await readBody(withoutStream('12345'), 5)).toEqual({ text: '12345', bytes: 5 });
    await expect(readBody(withoutStream('123456'), 5)).rejects.toBeInstanceOf(BodyTooLargeError);
  });

  it('reads nothing if Content-Length is too large', async () => {
    const { response, isCancelled, pulled } = endless({ 'Content-Length': '50000000' });
    await expect(readBody(response, 5_000_000)).rejects.toBeInstanceOf(BodyTooLargeError);
    expect(pulled()).toBe(0);
    expect(isCancelled()).toBe(true);
  });

  it('reads a body with a missing or wrong Content-Length', async () => {
    for (const size of ['0', '-1', 'many', '']) {
      const response = new Response('12345', { headers: { 'Content-Length': size } });
      expect(await readBody(response, 5)).toEqual({ text: '12345', bytes: 5 });
    }
  });

  it('does not wait for the end of a stream that is too large', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: () => new Promise(() => {}),
    });
    await expect(readBody(new Response(body), 5)).rejects.toBeInstanceOf(BodyTooLargeError);
  });
});
