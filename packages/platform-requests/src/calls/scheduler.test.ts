import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('schedules, lists and deletes trending GIFs', async () => {
  const wire = await openWire();
  const { scheduler } = wire.platform.strict;
  const id = wire.gifs.at(-1) ?? '';
  const gifs = [{ id, is_sticker: false, type: 'gif' }];

  const entries = await scheduler.scheduleTrending(1_700_000_000, gifs);
  const entry = first(entries);
  expect(entry).toEqual({ id: entry.id, timestamp: 1_700_000_000, gif: gifs[0] });
  const { data } = await (await wire.publicApi('gifs/trending?limit=1')).json();
  expect(data[0].id).toBe(id);

  expect(await scheduler.getSchedule()).toEqual({ count: 1, results: [entry] });
  expect(await scheduler.getSchedule({ limit: 5, offset: 5, type: 'sticker' })).toEqual({
    count: 0,
    results: [],
  });

  expect(await scheduler.deleteScheduled(entry.id)).toBe(true);
  expect((await scheduler.getSchedule()).count).toBe(0);
  expect(await scheduler.getSchedulerActivity()).toMatchObject([
    { action: 'delete', gif_id: id },
    { action: 'schedule', gif_id: id },
  ]);
});

it('uses a separate token for the scheduler', async () => {
  const wire = await openWire({ getAccessToken: async () => 'wrong-token' });
  await expect(wire.platform.strict.scheduler.getSchedulerActivity()).rejects.toMatchObject({
    status: 401,
    url: `${wire.url}/trendingscheduler/activity?access_token=REDACTED`,
  });
});
