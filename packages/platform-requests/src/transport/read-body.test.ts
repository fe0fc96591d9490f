import { gzipSync } from 'node:zlib';
import { serve } from '@gifkit/sandbox';
import { expect, it, onTestFinished, vi } from 'vitest';
import { trimUrl } from '../calls/imaging.ts';
import { exportSearch } from '../calls/search-service.ts';
import { createPlatformContext } from '../context/context.ts';
import type { PlatformOptions } from '../context/options.ts';
import { readBody } from './read-body.ts';

/** ms that a busy machine may take. */
const PATIENCE = 10_000;

const MEGABYTE = 1_000_000;

/** A platform whose server sends this response to every request. */
async function openPlatform(respond: () => Response, options: PlatformOptions = {}) {
  const server = await serve({ fetch: async () => respond() }, { port: 0 });
  onTestFinished(() => server.close());
  return createPlatformContext({ origin: server.url, ...options });
}

const ofMegabytes = (megabytes: number) => () => new Response('x'.repeat(megabytes * MEGABYTE));

it('reads a response of up to 5 MB', async () => {
  const platform = await openPlatform(ofMegabytes(5));
  expect(await exportSearch.strict(platform, {})).toHaveLength(5 * MEGABYTE);
});

it('ends the request when a response has more than 5 MB', async () => {
  const ended = vi.fn();
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(MEGABYTE)),
        cancel: ended,
      }),
    );
  const platform = await openPlatform(endless);
  await expect(exportSearch.strict(platform, {})).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: the response is larger than 5000000 bytes',
    status: 200,
  });
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), PATIENCE);
});

it('reads nothing of a response that says it has more than 5 MB', async () => {
  const pull = vi.fn();
  const cancel = vi.fn();
  const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  const response = new Response(body, { headers: { 'Content-Length': '5000001' } });
  await expect(readBody(response, 'https://giphy.com/a', 5 * MEGABYTE)).rejects.toThrow(
    'larger than 5000000 bytes',
  );
  expect(pull).not.toHaveBeenCalled();
  expect(cancel).toHaveBeenCalled();
});

it('counts the bytes after decompression', async () => {
  const body = gzipSync(new Uint8Array(6 * MEGABYTE));
  const platform = await openPlatform(
    () => new Response(body, { headers: { 'Content-Encoding': 'gzip' } }),
  );
  await expect(exportSearch.strict(platform, {})).rejects.toThrow('larger than 5000000 bytes');
});

it('has another limit where the platform or the call says so', async () => {
  const platform = await openPlatform(ofMegabytes(2), { maxResponseBytes: MEGABYTE });
  await expect(exportSearch.strict(platform, {})).rejects.toThrow('larger than 1000000 bytes');
  expect(await exportSearch.strict(platform, {}, { maxResponseBytes: 0 })).toHaveLength(
    2 * MEGABYTE,
  );
});

it('gives a video up to 100 MB', async () => {
  const platform = await openPlatform(ofMegabytes(6));
  const range = { start: 0, duration: 1 };
  expect(await trimUrl.strict(platform, 'any', range)).toHaveProperty('size', 6 * MEGABYTE);
  await expect(
    trimUrl.strict(platform, 'any', range, { maxResponseBytes: MEGABYTE }),
  ).rejects.toThrow('larger than 1000000 bytes');
});
