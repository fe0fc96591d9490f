import type { IChannel } from '@gifkit/model';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { createPlatform } from './index.ts';

const platform = createPlatform({ origin: 'https://example.com' });

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
  const { channels } = platform.strict;
  expectTypeOf(platform.channels.getChannel).returns.resolves.toEqualTypeOf<IChannel | undefined>();
  expectTypeOf(channels.getChannel).returns.resolves.toEqualTypeOf<IChannel>();
  expectTypeOf(channels.getChannel).parameter(0).toEqualTypeOf<string | number>();
  expectTypeOf(channels.getChannelChildren)
    .parameter(0)
    .toEqualTypeOf<string | number | undefined>();
  // @ts-expect-error: the target is missing
  expectTypeOf(platform.channels.moveChannel).toBeCallableWith(1);
});
