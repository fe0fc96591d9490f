import { expect, it } from 'vitest';
import { PlatformError } from '../errors.ts';
import { openWire } from '../test/wire.ts';

it('logs the failure of an event under its own name', async () => {
  const wire = await openWire();
  expect(await wire.platform.analytics.sendAnalyticsEvent('unknown', 'view')).toBeUndefined();
  expect(wire.logged).toEqual([['Error sending giphyAnalyticsEvent', expect.any(PlatformError)]]);
});

it('lists trending searches, or those that find a user’s GIFs', async () => {
  const wire = await openWire();
  const { getDashboardTrendingSearches } = wire.platform.strict.analytics;
  const all = await getDashboardTrendingSearches();
  expect(all[0]).toEqual({ term: expect.any(String), count: expect.any(Number) });
  const own = await getDashboardTrendingSearches({ username: 'snacktime' });
  expect(own).not.toEqual(all);
});
