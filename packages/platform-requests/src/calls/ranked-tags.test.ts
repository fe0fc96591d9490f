import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('creates, updates and deletes ranked tags of a channel', async () => {
  const wire = await openWire();
  const { channels, rankedTags } = wire.platform.strict;
  const { id: channel } = await channels.createChannel({ display_name: 'Ranked' });
  const tags = async () => (await channels.getChannel(channel)).tags.map(({ tag }) => tag);

  const cat = await rankedTags.createRankedTag({ channel, tag: 'cat', rank: 1 });
  await rankedTags.createRankedTag({ channel, tag: 'dog', rank: 2 });
  expect(await tags()).toEqual(['cat', 'dog']);

  expect(await rankedTags.updateRankedTag(cat.id, { rank: 3 })).toEqual({ ...cat, rank: 3 });
  expect(await tags()).toEqual(['dog', 'cat']);

  expect(await rankedTags.deleteRankedTag(cat.id)).toBe(true);
  expect(await tags()).toEqual(['dog']);
});
