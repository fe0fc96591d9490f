import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('fills a channel by a magic tag, and empties it by deleting the tag', async () => {
  const wire = await openWire();
  const { channels, magicTags } = wire.platform.strict;
  const { id: channel } = await channels.createChannel({ display_name: 'Magic' });

  const tag = await magicTags.createMagicTag({ channel, tag: 'cat' });
  expect(tag).toEqual({ id: tag.id, channel, tag: 'cat' });
  expect((await channels.getChannelFeed(channel)).count).toBeGreaterThan(0);

  expect(await magicTags.deleteMagicTag(tag.id)).toBe(true);
  expect((await channels.getChannelFeed(channel)).count).toBe(0);
});
