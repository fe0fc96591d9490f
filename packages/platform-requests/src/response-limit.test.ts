import { serve } from '@gifkit/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { trimFile, trimUrl } from './calls/imaging.ts';
import { exportSearch } from './calls/search-service.ts';
import { createPlatformContext, type PlatformOptions } from './context.ts';

const MEGABYTE = 1_000_000;
const range = { start: 0, duration: 1 };

/** A platform whose server sends a response of this size to every request. */
async function openPlatform(megabytes: number, options: PlatformOptions = {}) {
  const fetch = async () => new Response('x'.repeat(megabytes * MEGABYTE));
  const server = await serve({ fetch }, { port: 0 });
  onTestFinished(() => server.close());
  return createPlatformContext({ origin: server.url, ...options });
}

it('reads a response of up to 5 MB, and no larger one', async () => {
  const fitting = await openPlatform(5);
  expect(await exportSearch.strict(fitting, {})).toHaveLength(5 * MEGABYTE);
  await expect(exportSearch.strict(await openPlatform(6), {})).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: the response is larger than 5000000 bytes',
    status: 200,
  });
});

it('has another limit where the platform or the call says so', async () => {
  const platform = await openPlatform(2, { maxResponseBytes: MEGABYTE });
  await expect(exportSearch.strict(platform, {})).rejects.toThrow('larger than 1000000 bytes');
  expect(await exportSearch.strict(platform, {}, { maxResponseBytes: 0 })).toHaveLength(
    2 * MEGABYTE,
  );
});

it('gives a trimmed video, by URL or from a file, up to 100 MB', async () => {
  const platform = await openPlatform(6);
  expect(await trimUrl.strict(platform, 'any', range)).toHaveProperty('size', 6 * MEGABYTE);
  expect(await trimFile.strict(platform, new Blob(['a']), range)).toBeInstanceOf(Blob);
  await expect(
    trimUrl.strict(platform, 'any', range, { maxResponseBytes: MEGABYTE }),
  ).rejects.toThrow('larger than 1000000 bytes');
});
