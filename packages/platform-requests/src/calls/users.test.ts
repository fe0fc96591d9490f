import { expect, it } from 'vitest';
import { first, openWire, TOKEN } from '../test/wire.ts';

it('gets and changes a profile with the token and the password', async () => {
  const wire = await openWire();
  const { users } = wire.platform.strict;
  const user = await users.getUser('snacktime');
  expect(wire.last().headers.get('Authorization')).toBe(`Token ${TOKEN}`);
  expect(wire.last().headers.get('X-Password')).toBeNull();
  expect(user).toMatchObject({ username: 'snacktime', display_name: 'Snack Time' });

  const changes = { display_name: 'Dinner Time' };
  await users.updateUser(user.id, changes, { password: 'open sesame' });
  expect(wire.last().headers.get('X-Password')).toBe('open sesame');
  const { data } = await (await wire.publicApi('gifs/search?q=@snacktime&limit=1')).json();
  expect(data[0].user.display_name).toBe('Dinner Time');
});

it('shows a profile to nobody without a token', async () => {
  const wire = await openWire({ getToken: () => undefined });
  await expect(wire.platform.strict.users.getUser('snacktime')).rejects.toMatchObject({
    status: 401,
  });
  expect(wire.last().headers.get('Authorization')).toBeNull();
});

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
