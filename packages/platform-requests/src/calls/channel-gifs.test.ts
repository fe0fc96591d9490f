import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('adds a GIF to a channel, lists its channels and removes it', async () => {
  const wire = await openWire();
  const { channels, channelGifs } = wire.platform.strict;
  const gif = first(wire.gifs);
  const { id } = await channels.createChannel({ display_name: 'Kept' });
  const feed = async () => (await channels.getChannelFeed(id)).results.map((one) => one.id);

  expect(await channelGifs.addChannelGif(id, gif)).toEqual({ channel: id, gif });
  expect(await feed()).toEqual([gif]);

  expect(await channelGifs.getChannelGifs([gif, 'unknown'])).toEqual([{ channel: id, gif }]);

  expect(await channelGifs.removeChannelGif(id, gif)).toBe(true);
  expect(await feed()).toEqual([]);
});
