import { expect, it } from 'vitest';
import { PlatformError } from '../errors.ts';
import { first, openWire } from '../test/wire.ts';

it('registers an account, confirms it and sends emails', async () => {
  const { account } = await openWire();
  const form = { email: 'Ada@example.com', username: 'ada', password: 'not kept' };
  expect(await account.register(form)).toEqual({ email: 'ada@example.com', username: 'ada' });
  const email = { email: 'ada@example.com' };
  expect(await account.resendConfirmation(email)).toBeUndefined();
  expect(await account.confirmRegistration(email)).toBeUndefined();
  expect(await account.resetPassword(email)).toBeUndefined();
});

it('filters, sorts and pages artists', async () => {
  const { getArtists } = (await openWire()).artists;
  const all = await getArtists({ order: 'asc', sort: 'username' });
  const rest = await getArtists({ order: 'asc', sort: 'username', offset: 1 });
  expect(rest.results).toEqual(all.results.slice(1));
  const found = await getArtists({ filter: 'snack', freelance: true });
  expect(found.results).toMatchObject([{ username: 'snacktime' }]);
});

it('counts views and trending searches, and logs a failed event under its own name', async () => {
  const { analytics, users, gifs, platform, logged } = await openWire();
  const gif = first(gifs);
  const { viewCount } = await users.getGifViewCount(gif);
  await analytics.sendAnalyticsEvent(gif, 'view');
  expect(await users.getGifViewCount(gif)).toEqual({ viewCount: viewCount + 1 });
  expect((await users.getUserViewCount('gifkit')).viewCount).toBeGreaterThan(0);

  const all = await analytics.getDashboardTrendingSearches();
  expect(all[0]).toEqual({ term: expect.any(String), count: expect.any(Number) });
  const own = await analytics.getDashboardTrendingSearches({ username: 'snacktime' });
  expect(own).not.toEqual(all);

  expect(await platform.analytics.sendAnalyticsEvent('unknown', 'view')).toBeUndefined();
  expect(logged).toEqual([['Error sending giphyAnalyticsEvent', expect.any(PlatformError)]]);
});

it('adds GIFs and ranked tags to a channel and removes them', async () => {
  const { channels, channelGifs, gifMetadata, rankedTags, gifs } = await openWire();
  const gif = first(gifs);
  const { id: channel } = await channels.createChannel({ display_name: 'Kept' });
  const feed = async () => (await channels.getChannelFeed(channel)).results.map(({ id }) => id);
  expect(await channelGifs.addChannelGif(channel, gif)).toEqual({ channel, gif });
  expect(await feed()).toEqual([gif]);
  expect(await channelGifs.getChannelGifs([gif, 'unknown'])).toEqual([{ channel, gif }]);
  const metadata = await gifMetadata.getGifMetadata([gif]);
  const counts = await gifMetadata.getTagCounts(gif);
  expect(Object.keys(counts)).toEqual(metadata[gif]?.tags);
  expect(await gifMetadata.getExtendedGifMetadata([gif])).toMatchObject({
    [gif]: { ...metadata[gif], channels: [channel], tag_counts: counts },
  });
  expect(await channelGifs.removeChannelGif(channel, gif)).toBe(true);
  expect(await feed()).toEqual([]);

  const tags = async () => (await channels.getChannel(channel)).tags.map(({ tag }) => tag);
  const cat = await rankedTags.createRankedTag({ channel, tag: 'cat', rank: 1 });
  await rankedTags.createRankedTag({ channel, tag: 'dog', rank: 2 });
  expect(await tags()).toEqual(['cat', 'dog']);
  expect(await rankedTags.updateRankedTag(cat.id, { rank: 3 })).toEqual({ ...cat, rank: 3 });
  expect(await tags()).toEqual(['dog', 'cat']);
  expect(await rankedTags.deleteRankedTag(cat.id)).toBe(true);
  expect(await tags()).toEqual(['dog']);
});

it('updates a GIF for all visitors, and its tags in other languages', async () => {
  const { gifMetadata, languageTags, gifs, publicApi } = await openWire();
  const gif = first(gifs);
  expect(await gifMetadata.updateGif(gif, 'title', 'Quokka Parade')).toBe(true);
  const { data } = await publicApi('gifs/search?q=quokka');
  expect(data).toMatchObject([{ id: gif, title: expect.stringMatching(/^Quokka Parade/) }]);
  await languageTags.addLanguageTags(gif, ['Katze'], 'de');
  expect(await gifMetadata.getTagTranslations(gif)).toEqual({ de: ['Katze'] });
});

it('schedules, lists and deletes trending GIFs', async () => {
  const { scheduler, gifMetadata, gifs, publicApi } = await openWire();
  const [other = ''] = gifs;
  const gif = gifs.at(-1) ?? '';
  const items = [{ id: gif, is_sticker: false, type: 'gif' }];
  const entry = first(await scheduler.scheduleTrending(1_700_000_000, items));
  expect(entry).toEqual({ id: entry.id, timestamp: 1_700_000_000, gif: items[0] });
  expect((await publicApi('gifs/trending?limit=1')).data).toMatchObject([{ id: gif }]);
  expect(await gifMetadata.getTrendingStatus([gif, other])).toEqual({
    [gif]: { is_trending: true, trending_datetime: '2023-11-14 22:13:20' },
    [other]: { is_trending: false, trending_datetime: null },
  });

  expect(await scheduler.getSchedule()).toEqual({ count: 1, results: [entry] });
  const none = { count: 0, results: [] };
  expect(await scheduler.getSchedule({ limit: 5, offset: 5, type: 'sticker' })).toEqual(none);
  expect(await scheduler.deleteScheduled(entry.id)).toBe(true);
  expect((await scheduler.getSchedule()).count).toBe(0);
  expect(await scheduler.getSchedulerActivity()).toMatchObject([
    { action: 'delete', gif_id: gif },
    { action: 'schedule', gif_id: gif },
  ]);
});

it('searches all GIFs, and exports results', async () => {
  const { searchService } = await openWire();
  const found = await searchService.searchService({ q: 'cat', limit: 2 });
  expect(found.results).toHaveLength(2);
  expect(found.count).toBeGreaterThanOrEqual(2);
  expect(found.gps_keywords.length).toBeGreaterThan(0);
  expect(first(found.results).images.fixed_width.width).toEqual(expect.any(Number));
  const [names, row] = (await searchService.exportSearch({ q: 'cat', limit: 1 })).split('\r\n');
  expect(names).toBe('id,title,username,rating,import_datetime');
  expect(row).toMatch(new RegExp(`^${first(found.results).id},`));
});

it('gets related tags, predicts tags, and names a Spotify artist', async () => {
  const { tags, spotify } = await openWire();
  expect(await tags.getRelatedTags('good night')).toBeInstanceOf(Array);
  const fields = ['name', 'name_encoded', 'response_id', 'analytics_response_payload'];
  expect(Object.keys(first(await tags.getRelatedTags('cat')))).toEqual(fields);
  const predicted = await tags.predictTags(['data:image/png;base64,AAAA']);
  const scores = predicted.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const url = 'https://open.spotify.com/artist/6sFIWsNpZYqfjUpaCgueju';
  expect(await spotify.getSpotifyArtist(url)).toBe('Artist 6sFIWsNpZYqfjUpaCgueju');
});
