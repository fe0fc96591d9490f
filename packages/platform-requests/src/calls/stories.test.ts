import { expect, it } from 'vitest';
import { first, openWire, TOKEN, type Wire } from '../test/wire.ts';

const PUBLISHED = '2024-01-01T00:00:00.000Z';

const makeStory = ({ platform, gifs }: Wire, title: string, more: object = {}) =>
  platform.strict.stories.createStory({
    title,
    username: 'snacktime',
    gifs: gifs.slice(0, 2),
    publish_datetime: PUBLISHED,
    ...more,
  });

it('creates a story without a story_id, and updates one with it', async () => {
  const wire = await openWire();
  const { stories } = wire.platform.strict;
  const draft = { title: 'Lunch', username: 'snacktime', gifs: wire.gifs.slice(0, 2) };
  const created = await stories.saveStory(draft);
  expect(created).toMatchObject({ title: 'Lunch', publish_datetime: null });

  const { story_id } = created;
  const updated = await stories.saveStory({ story_id, title: 'Dinner' });
  expect(updated).toMatchObject({ story_id, title: 'Dinner' });
});

it('gets a story by its id and by its slug', async () => {
  const wire = await openWire();
  const { stories } = wire.platform.strict;
  const { story_id, slug = '' } = await makeStory(wire, 'Lunch');
  const story = await stories.getStory(story_id);
  expect(story.gifs).toMatchObject([{ id: wire.gifs[0] }, { id: wire.gifs[1] }]);
  expect(await stories.getStoryBySlug(slug)).toMatchObject({ story_id });
});

it('makes a published story visible to all visitors', async () => {
  const wire = await openWire();
  const visitor = await openWire({ getToken: () => undefined, origin: wire.url });
  const { story_id } = await makeStory(wire, 'Draft', { publish_datetime: null });
  await expect(visitor.platform.strict.stories.getStory(story_id)).rejects.toMatchObject({
    status: 404,
  });
  await wire.platform.strict.stories.updateStory(story_id, { publish_datetime: PUBLISHED });
  expect(await visitor.platform.stories.getStory(story_id)).toMatchObject({ story_id });
});

it('pages through a user’s stories, each with only its cover', async () => {
  const wire = await openWire();
  const { getUserStories } = wire.platform.strict.stories;
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
    await expect(wire.platform.strict.stories.getUserStories(username)).rejects.toThrow(message);
  }
  expect(wire.seen).toEqual([]);
});

it('lists stories of partner artists in a period', async () => {
  const wire = await openWire();
  const { getPartnerArtistStories } = wire.platform.strict.stories;
  await makeStory(wire, 'Partner', { username: 'gifkit' });
  await makeStory(wire, 'Other');
  const all = await getPartnerArtistStories();
  expect(all.data.map(({ title }) => title)).toEqual(['Partner']);
  const later = await getPartnerArtistStories({
    limit: 5,
    since: '2024-06-01',
    until: '2025-01-01',
    ts: 7,
  });
  expect(later.data).toEqual([]);
});

it('requests a list once, and again after a change', async () => {
  const wire = await openWire();
  const { getUserStories } = wire.platform.strict.stories;
  const { story_id } = await makeStory(wire, 'One');
  wire.seen.length = 0;
  const lists = await Promise.all([getUserStories('snacktime'), getUserStories('snacktime')]);
  first(lists).data.pop();
  expect(await getUserStories('snacktime')).toMatchObject({ data: [{ title: 'One' }] });
  expect(wire.seen).toHaveLength(1);
  await getUserStories('gifkit');
  expect(wire.seen).toHaveLength(2);
  await wire.platform.strict.stories.deleteStory(story_id);
  expect(await getUserStories('snacktime')).toMatchObject({ data: [] });
});

it('requests a list again after a failure, and for another token', async () => {
  let token = TOKEN;
  const wire = await openWire({ getToken: () => token });
  const { getUserStories } = wire.platform.stories;
  await wire.fault({ path: '/v1/stories', status: 503, times: 1 });
  expect(await getUserStories('snacktime')).toBeUndefined();
  expect(await getUserStories('snacktime')).toEqual({ data: [], next_cursor: null });
  token = 'another-token';
  await getUserStories('snacktime');
  expect(wire.seen).toHaveLength(3);
});
