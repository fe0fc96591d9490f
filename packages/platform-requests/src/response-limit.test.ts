import { expect, it } from 'vitest';
import type { PlatformOptions } from './context.ts';
import { createPlatform } from './create-platform.ts';

const MEGABYTE = 1_000_000;
const range = { start: 0, duration: 1 };

/** A platform whose server returns a response of this size. */
const platformOf = (megabytes: number, options: PlatformOptions = {}) =>
  createPlatform({
    origin: 'https://example.com',
    fetch: async () => new Response(new Uint8Array(megabytes * MEGABYTE)),
    ...options,
  }).strict;

it('reads a response of up to 5 MB', async () => {
  const fitting = platformOf(5);
  expect(await fitting.searchService.exportSearch({})).toHaveLength(5 * MEGABYTE);
  await expect(platformOf(6).searchService.exportSearch({})).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: the response is larger than 5000000 bytes',
    status: 200,
  });
});

it('uses the limit of the platform or the call', async () => {
  const platform = platformOf(2, { maxResponseBytes: MEGABYTE });
  await expect(platform.searchService.exportSearch({})).rejects.toThrow(
    'larger than 1000000 bytes',
  );
  expect(await platform.searchService.exportSearch({}, { maxResponseBytes: 0 })).toHaveLength(
    2 * MEGABYTE,
  );
});

it('returns a trimmed video of up to 100 MB, from a URL or a file', async () => {
  const platform = platformOf(6);
  expect(await platform.imaging.trimUrl('any', range)).toHaveProperty('size', 6 * MEGABYTE);
  expect(await platform.imaging.trimFile(new Blob(['a']), range)).toBeInstanceOf(Blob);
  await expect(
    platform.imaging.trimUrl('any', range, { maxResponseBytes: MEGABYTE }),
  ).rejects.toThrow('larger than 1000000 bytes');
});
