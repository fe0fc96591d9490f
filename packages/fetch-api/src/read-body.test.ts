import { describe, expect, it } from 'vitest';
import { BodyTooLargeError, readBody } from './read-body.ts';

const chunksOf = (...chunks: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );

/** A response as React Native has it, whose body cannot be streamed. */
const withoutStream = (text: string) => ({ text: async () => text }) as Response;

describe('readBody', () => {
  it('gives text and size', async () => {
    expect(await readBody(new Response('{"a":1}'), 100)).toEqual({ text: '{"a":1}', bytes: 7 });
    expect(await readBody(new Response(null), 100)).toEqual({ text: '', bytes: 0 });
  });

  it('puts a character together that comes in two chunks', async () => {
    const bytes = new TextEncoder().encode('a😀b');
    const response = chunksOf(bytes.slice(0, 3), bytes.slice(3));
    expect(await readBody(response, 100)).toEqual({ text: 'a😀b', bytes: 6 });
  });

  it('takes as many bytes as it may, and not one more', async () => {
    expect((await readBody(new Response('1234567890'), 10)).bytes).toBe(10);
    await expect(readBody(new Response('1234567890'), 9)).rejects.toThrow(
      new BodyTooLargeError('the response is larger than 9 bytes'),
    );
  });

  it('limits a body that cannot be streamed, too', async () => {
    expect(await readBody(withoutStream('12345'), 5)).toEqual({ text: '12345', bytes: 5 });
    await expect(readBody(withoutStream('123456'), 5)).rejects.toBeInstanceOf(BodyTooLargeError);
  });
});
