import type { IChannel } from '@gifkit/model';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { createPlatform, getChannel, getChannelChildren } from './index.ts';
import { openWire } from './test/wire.ts';

const platform = createPlatform({ origin: 'https://example.com' });

it('has every call in both forms, and is a valid first argument of calls', async () => {
  const wire = await openWire();
  const build = { build: expect.any(String) };
  expect(await wire.platform.environment.getBuild()).toEqual(build);
  expect(await wire.platform.strict.environment.getBuild()).toEqual(build);
  expect(await getChannel(wire.platform, 'unknown')).toBeUndefined();
  await expect(getChannel.strict(wire.platform, 'unknown')).rejects.toMatchObject({ status: 404 });
});

it('logs to the console by default', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const offline = createPlatform({
    origin: 'https://example.com',
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  expect(await offline.environment.getBuild()).toBeUndefined();
  expect(log.mock.calls).toMatchObject([[{ name: 'PlatformError' }]]);
});

it('types the result of the lenient form as possibly undefined', () => {
  expectTypeOf(platform.channels.getChannel).returns.resolves.toEqualTypeOf<IChannel | undefined>();
  expectTypeOf(platform.strict.channels.getChannel).returns.resolves.toEqualTypeOf<IChannel>();
  expectTypeOf(getChannel.strict).returns.resolves.toEqualTypeOf<IChannel>();
  expectTypeOf(platform.channels.getChannel).parameter(0).toEqualTypeOf<string | number>();
  expectTypeOf(getChannelChildren).parameter(1).toEqualTypeOf<string | number | undefined>();
  // @ts-expect-error: the target is missing
  expectTypeOf(platform.channels.moveChannel).toBeCallableWith(1);
});
