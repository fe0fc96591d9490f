import { expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';

/** A platform whose server returns this body. */
const platformWith = (body: unknown) =>
  createPlatform({ origin: 'https://example.com', fetch: async () => Response.json(body) }).strict;

const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Stands in for a string in a hostile response. */
const NO_TEXT = { toString: null };

it('leaves invalid items out of a list and warns once', async () => {
  const warn = warnings();
  const platform = platformWith({ results: [{ id: 'a' }, null, 'b', {}, { id: 'c' }], count: 5 });
  for (const call of [
    () => platform.channels.getChannelFeed(1),
    () => platform.searchService.searchService({ q: 'cat' }),
  ]) {
    warn.mockClear();
    const page = await call();
    expect(page).toMatchObject({ results: [{ id: 'a' }, { id: 'c' }], count: 5 });
    expect(warn.mock.calls).toEqual([
      ['@gifkit/fetch-api: 3 of 5 items are not GIFs and were left out'],
    ]);
  }
  const people = platformWith({ results: [{ username: 'ada' }, null, 7], count: 3 });
  expect((await people.artists.getArtists()).results).toMatchObject([{ username: 'ada' }]);
  const channels = platformWith({ results: [{ slug: 'cats' }, null, []], count: 3 });
  expect((await channels.channels.getChannelsBySlug('cats')).results).toMatchObject([
    { slug: 'cats' },
  ]);
});

it.each([[null], [{}], [{ results: {} }], ['none']])('rejects %j as a page', async (body) => {
  await expect(platformWith(body).channels.getChannelFeed(1)).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: Not a list of GIFs',
    status: 200,
    json: body,
  });
});

it.each([[null], ['ada'], [[]]])('rejects %j as a user and as a channel', async (body) => {
  const platform = platformWith(body);
  await expect(platform.users.getUser(1)).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: A user must be an object',
  });
  await expect(platform.channels.getChannel(1)).rejects.toMatchObject({
    name: 'PlatformError',
    message: '@gifkit/platform-requests: A channel must be an object',
  });
});

it('drops invalid texts, links and URLs of a channel', async () => {
  const bad = { url: NO_TEXT, slug: 1, display_name: [], banner_image: NO_TEXT };
  const platform = platformWith({
    ...bad,
    description: 'kept',
    user: { username: 'ada', avatar_url: NO_TEXT, is_public: 1 },
    featured_gif: { id: 7 },
    screensaver_gif: 'none',
    children: [bad, null],
    ancestors: 'none',
    live: true,
  });
  warnings();
  const channel = await platform.channels.getChannel(1);
  const texts = { url: '', slug: '', display_name: '', banner_image: null };
  expect(channel).toMatchObject({
    ...texts,
    description: 'kept',
    user: { username: 'ada', is_public: true },
    featured_gif: { id: '7' },
    screensaver_gif: null,
    children: [texts],
    ancestors: [],
    live: true,
  });
  expect(channel.user.avatar_url).not.toBeTypeOf('object');
});
