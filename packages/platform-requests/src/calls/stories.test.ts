import { expect, it } from 'vitest';
import { first, openWire, TOKEN } from '../test/wire.ts';

type Wire = Awaited<ReturnType<typeof openWire>>;

const PUBLISHED = '2024-01-01T00:00:00.000Z';

const makeStory = ({ stories, gifs }: Wire, title: string, more: object = {}) =>
  stories.createStory({
    title,
    username: 'snacktime',
    gifs: gifs.slice(0, 2),
    publish_datetime: PUBLISHED,
    ...more,
  });

it('gets a story by its id and by its slug', async () => {
  const wire = await openWire();
  const { stories } = wire;
  const { story_id, slug = '' } = await makeStory(wire, 'Lunch');
  const story = await stories.getStory(story_id);
  expect(story.gifs).toMatchObject([{ id: wire.gifs[0] }, { id: wire.gifs[1] }]);
  expect(await stories.getStoryBySlug(slug)).toMatchObject({ story_id });
});

it('makes a published story visible to all visitors', async () => {
  const wire = await openWire();
  const visitor = wire.connect({ getToken: () => undefined });
  const { story_id } = await makeStory(wire, 'Draft', { publish_datetime: null });
  await expect(visitor.strict.stories.getStory(story_id)).rejects.toMatchObject({
    status: 404,
  });
  await wire.stories.updateStory(story_id, { publish_datetime: PUBLISHED });
  expect(await visitor.stories.getStory(story_id)).toMatchObject({ story_id });
});

it('pages through a user’s stories, each with only its cover', async () => {
  const wire = await openWire();
  const { getUserStories } = wire.stories;
  for (const title of ['One', 'Two', 'Three']) await makeStory(wire, title);
  await makeStory(wire, 'Draft', { publish_datetime: null });
  const page = await getUserStories('snacktime', { limit: 2 });
  expect(page.data.map(({ gifs }) => gifs?.length)).toEqual([1, 1]);
  const nextCursor = page.next_cursor ?? undefined;
  const rest = await getUserStories('snacktime', { limit: 2, nextCursor });
  expect(rest).toMatchObject({ data: [{}], next_cursor: null });
  const titles = [...page.data, ...rest.data].map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['One', 'Three', 'Two']);

  const all = await getUserStories('snacktime', { fetchUnpublished: true });
  expect(all.data).toHaveLength(4);
});

it('logs a missing username, and sends no request', async () => {
  const wire = await openWire();
  const message = 'No username specified for getUserStories';
  for (const username of [undefined, '']) {
    wire.logged.length = 0;
    expect(await wire.platform.stories.getUserStories(username)).toBeUndefined();
    expect(wire.logged).toEqual([[message]]);
    await expect(wire.stories.getUserStories(username)).rejects.toThrow(message);
  }
  expect(wire.seen()).toBe(0);
});

it('lists stories of partner artists in a period', async () => {
  const wire = await openWire();
  const { getPartnerArtistStories } = wire.stories;
  await makeStory(wire, 'Partner', { username: 'gifkit' });
  await makeStory(wire, 'Other');
  const all = await getPartnerArtistStories();
  expect(all.data.map(({ title }) => title)).toEqual(['Partner']);
  const period = { since: '2024-06-01', until: '2025-01-01' };
  expect(await getPartnerArtistStories({ ...period, limit: 5, ts: 7 })).toMatchObject({ data: [] });
});

it('requests a list once, and again after a change', async () => {
  const wire = await openWire();
  const { getUserStories } = wire.stories;
  const { story_id } = await makeStory(wire, 'One');
  const before = wire.seen();
  const lists = await Promise.all([getUserStories('snacktime'), getUserStories('snacktime')]);
  first(lists).data.pop();
  expect(await getUserStories('snacktime')).toMatchObject({ data: [{ title: 'One' }] });
  expect(wire.seen()).toBe(before + 1);
  await getUserStories('gifkit');
  expect(wire.seen()).toBe(before + 2);
  await wire.stories.deleteStory(story_id);
  expect(await getUserStories('snacktime')).toMatchObject({ data: [] });
});

it('requests a list again after a failure, and for another token', async () => {
  let token = TOKEN;
  const wire = await openWire({ getToken: () => token });
  const { getUserStories } = wire.platform.stories;
  wire.fault({ path: '/v1/stories', status: 503, times: 1 });
  expect(await getUserStories('snacktime')).toBeUndefined();
  expect(await getUserStories('snacktime')).toEqual({ data: [], next_cursor: null });
  token = 'another-token';
  await getUserStories('snacktime');
  expect(wire.seen()).toBe(3);
});

it('adds, lists and removes a trending story', async () => {
  const { stories, storyTrending } = await openWire();
  const trend = async (title: string, publish_datetime: string) => {
    const { story_id } = await stories.createStory({ title });
    const record = { story_id, publish_datetime };
    expect(await storyTrending.addTrendingStory(record)).toEqual(record);
    return story_id;
  };
  await trend('Early', PUBLISHED);
  const late = await trend('Late', '2024-02-01T00:00:00.000Z');
  const titles = async (sort?: string) =>
    (await storyTrending.getTrendingStories(sort ? { sort } : {})).data.map(({ title }) => title);

  expect(await titles()).toEqual(['Late', 'Early']);
  expect(await titles('asc')).toEqual(['Early', 'Late']);

  expect(await storyTrending.removeTrendingStory(late)).toBe(true);
  expect(await titles()).toEqual(['Early']);
});
