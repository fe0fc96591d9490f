import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('returns which GIFs are trending by schedule', async () => {
  const wire = await openWire();
  const [one = '', two = ''] = wire.gifs;
  const item = { id: one, is_sticker: false, type: 'gif' };
  await wire.platform.strict.scheduler.scheduleTrending(1_700_000_000, [item]);
  expect(await wire.platform.gifMetadata.getTrendingStatus([one, two])).toEqual({
    [one]: { is_trending: true, trending_datetime: '2023-11-14 22:13:20' },
    [two]: { is_trending: false, trending_datetime: null },
  });
});

it('gets metadata, and extended metadata with the GIF’s channels', async () => {
  const wire = await openWire();
  const { channels, channelGifs, gifMetadata } = wire.platform.strict;
  const gif = first(wire.gifs);
  const { id: channel } = await channels.createChannel({ display_name: 'Home' });
  await channelGifs.addChannelGif(channel, gif);
  const metadata = await gifMetadata.getGifMetadata([gif]);
  expect(Object.keys(metadata)).toEqual([gif]);
  const extended = await gifMetadata.getExtendedGifMetadata([gif]);
  expect(extended[gif]).toMatchObject({ ...metadata[gif], channels: [channel] });
  const counts = await gifMetadata.getTagCounts(gif);
  expect(Object.keys(counts)).toEqual(metadata[gif]?.tags);
  expect(extended[gif]?.tag_counts).toEqual(counts);
});

it('gets a GIF’s tags in other languages', async () => {
  const wire = await openWire();
  const gif = first(wire.gifs);
  await wire.platform.strict.languageTags.addLanguageTags(gif, ['Katze'], 'de');
  expect(await wire.platform.gifMetadata.getTagTranslations(gif)).toEqual({ de: ['Katze'] });
});

it('updates a field of a GIF for all visitors', async () => {
  const wire = await openWire();
  const gif = first(wire.gifs);
  expect(await wire.platform.gifMetadata.updateGif(gif, 'title', 'Quokka Parade')).toBe(true);
  const { data } = await (await wire.publicApi('gifs/search?q=quokka')).json();
  expect(data).toMatchObject([{ id: gif, title: expect.stringMatching(/^Quokka Parade/) }]);
});
