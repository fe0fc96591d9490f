import { expect, it } from 'vitest';
import { trimFile, trimUrl } from './calls/imaging.ts';
import { exportSearch } from './calls/search-service.ts';
import { createPlatformContext, type PlatformOptions } from './context.ts';

const MEGABYTE = 1_000_000;
const range = { start: 0, duration: 1 };

/** A platform whose server returns a response of this size. */
const platformOf = (megabytes: number, options: PlatformOptions = {}) =>
  createPlatformContext({
    origin: 'https://example.com',
    fetch: async () => new Response(new Uint8Array(megabytes * MEGABYTE)),
    ...options,
  });

it('reads a response of up to 5 MB', async () => {
  const fitting = platformOf(5);
  expect(await exportSearch.strict(fitting, {})).toHaveLength(5 * MEGABYTE);
  await expect(exportSearch.strict(platformOf(6), {})).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: the response is larger than 5000000 bytes',
    status: 200,
  });
});

it('uses the limit of the platform or the call', async () => {
  const platform = platformOf(2, { maxResponseBytes: MEGABYTE });
  await expect(exportSearch.strict(platform, {})).rejects.toThrow('larger than 1000000 bytes');
  expect(await exportSearch.strict(platform, {}, { maxResponseBytes: 0 })).toHaveLength(
    2 * MEGABYTE,
  );
});

it('returns a trimmed video of up to 100 MB, from a URL or a file', async () => {
  const platform = platformOf(6);
  expect(await trimUrl.strict(platform, 'any', range)).toHaveProperty('size', 6 * MEGABYTE);
  expect(await trimFile.strict(platform, new Blob(['a']), range)).toBeInstanceOf(Blob);
  await expect(
    trimUrl.strict(platform, 'any', range, { maxResponseBytes: MEGABYTE }),
  ).rejects.toThrow('larger than 1000000 bytes');
});
