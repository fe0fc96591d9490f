import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('adds, lists and removes a trending story', async () => {
  const wire = await openWire();
  const { stories, storyTrending } = wire.platform.strict;
  const [early, late] = [
    await stories.createStory({ title: 'Early' }),
    await stories.createStory({ title: 'Late' }),
  ];
  const record = { story_id: early.story_id, publish_datetime: '2024-01-01T00:00:00.000Z' };
  expect(await storyTrending.addTrendingStory(record)).toEqual(record);
  await storyTrending.addTrendingStory({
    story_id: late.story_id,
    publish_datetime: '2024-02-01T00:00:00.000Z',
  });
  const titles = async (sort?: string) =>
    (await storyTrending.getTrendingStories(sort ? { sort } : {})).data.map(({ title }) => title);

  expect(await titles()).toEqual(['Late', 'Early']);
  expect(await titles('asc')).toEqual(['Early', 'Late']);

  expect(await storyTrending.removeTrendingStory(late.story_id)).toBe(true);
  expect(await titles()).toEqual(['Early']);
});
