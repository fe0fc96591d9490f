import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('fills a channel by a magic tag and empties it again', async () => {
  const wire = await openWire();
  const { channels, magicTags } = wire.platform.strict;
  const { id: channel } = await channels.createChannel({ display_name: 'Magic' });

  const tag = await magicTags.createMagicTag({ channel, tag: 'cat' });
  expect(wire.last().line).toBe('POST /api/v4/channel-magic-tags/');
  expect(JSON.parse(wire.last().body)).toEqual({ channel, tag: 'cat' });
  expect(tag).toEqual({ id: tag.id, channel, tag: 'cat' });
  expect((await channels.getChannelFeed(channel)).count).toBeGreaterThan(0);

  expect(await magicTags.deleteMagicTag(tag.id)).toBe(true);
  expect(wire.last().line).toBe(`DELETE /api/v4/channel-magic-tags/${tag.id}/`);
  expect((await channels.getChannelFeed(channel)).count).toBe(0);
});
