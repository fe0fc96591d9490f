import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('counts the views of a user and of a GIF', async () => {
  const wire = await openWire();
  const { users, analytics } = wire.platform.strict;
  const gif = first(wire.gifs);
  const before = await users.getGifViewCount(gif);
  await analytics.sendAnalyticsEvent(gif, 'view');
  expect(await users.getGifViewCount(gif)).toEqual({ viewCount: before.viewCount + 1 });
  const { viewCount } = await users.getUserViewCount('gifkit');
  expect(viewCount).toBeGreaterThan(0);
});
