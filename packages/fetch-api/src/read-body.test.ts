import { describe, expect, it } from 'vitest';
import { BodyTooLargeError, readBody as read } from './read-body.ts';
import { createSemaphore } from './semaphore.ts';

const LARGE_BODIES_AT_ONCE = 3;

const LARGE_BODY_BYTES = 500_000;

const readBody = (response: Response, maxBytes: number) =>
  read(response, { maxBytes, largeBodies: createSemaphore(1) });

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
  let failure: Error | undefined;
  let onPull = () => {};
  const body = new ReadableStream(
    {
      pull(controller) {
        if (failure) return controller.error(failure);
        pulled += CHUNK;
        onPull();
        controller.enqueue(new Uint8Array(CHUNK));
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return {
    response: new Response(body, headers && { headers }),
    pulled: () => pulled,
    isCancelled: () => isCancelled,
    onPull(listener: () => void) {
      onPull = listener;
    },
    fail(error: Error) {
      failure = error;
    },
  };
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

  it('holds only a few large bodies at the same time', async () => {
    const largeBodies = createSemaphore(LARGE_BODIES_AT_ONCE);
    const maxBytes = 5_000_000;
    const bodies = Array.from({ length: 20 }, () => endless());
    let held = 0;
    const holding = () =>
      bodies.reduce((sum, body) => sum + (body.isCancelled() ? 0 : body.pulled()), 0);
    for (const body of bodies)
      body.onPull(() => {
        held = Math.max(held, holding());
      });
    const results = await Promise.allSettled(
      bodies.map(({ response }) => read(response, { maxBytes, largeBodies })),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const most = LARGE_BODIES_AT_ONCE * maxBytes + bodies.length * (LARGE_BODY_BYTES + 2 * CHUNK);
    expect(held).toBeGreaterThan(maxBytes);
    expect(held).toBeLessThanOrEqual(most);
  });

  it('reads the next large body after one has failed', async () => {
    const largeBodies = createSemaphore(1);
    const options = { maxBytes: 5_000_000, largeBodies };
    const large = 'x'.repeat(LARGE_BODY_BYTES + 1);
    const broken = endless();
    const first = read(broken.response, options);
    broken.fail(new Error('terminated'));
    const second = read(new Response(large), options);
    await expect(first).rejects.toThrow('terminated');
    expect((await second).bytes).toBe(large.length);
    expect((await read(new Response(large), options)).bytes).toBe(large.length);
  });
});
