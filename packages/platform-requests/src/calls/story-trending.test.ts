import { expect, it } from 'vitest';
import { openWire, TOKEN } from '../test/wire.ts';

it('has a story trend, lists what trends and ends it', async () => {
  const wire = await openWire();
  const { stories, storyTrending } = wire.platform.strict;
  const [early, late] = [
    await stories.createStory({ title: 'Early' }),
    await stories.createStory({ title: 'Late' }),
  ];
  const record = { story_id: early.story_id, publish_datetime: '2024-01-01T00:00:00.000Z' };
  expect(await storyTrending.addTrendingStory(record)).toEqual(record);
  expect(wire.last().line).toBe('POST /v1/stories/trending');
  expect(wire.last().headers.get('Authorization')).toBe(`Token ${TOKEN}`);
  expect(JSON.parse(wire.last().body)).toEqual({ trending_story: record });
  await storyTrending.addTrendingStory({
    story_id: late.story_id,
    publish_datetime: '2024-02-01T00:00:00.000Z',
  });
  const titles = async (sort?: string) =>
    (await storyTrending.getTrendingStories(sort ? { sort } : {})).data.map(({ title }) => title);

  expect(await titles()).toEqual(['Late', 'Early']);
  expect(wire.last().line).toBe('GET /v1/stories/trending');
  expect(await titles('asc')).toEqual(['Early', 'Late']);
  expect(wire.last().line).toBe('GET /v1/stories/trending?sort=asc');

  expect(await storyTrending.removeTrendingStory(late.story_id)).toBe(true);
  expect(wire.last().line).toBe(`DELETE /v1/stories/trending/${late.story_id}`);
  expect(await titles()).toEqual(['Early']);
});
