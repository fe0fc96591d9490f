import { stableId } from '../../catalog/ids.ts';
import { slugOf } from '../../catalog/slug.ts';
import { findAccount } from '../../catalog/users.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { required } from '../../http/parameters.ts';
import type { StoryDocument } from '../../state/documents.ts';
import type { Store } from '../../state/store.ts';
import type { Context } from '../context.ts';
import { objectField, readFields, textField } from './body.ts';
import { hasToken } from './guards.ts';
import {
  noContent,
  openEndpoint,
  type PlatformEndpoint,
  tokenEndpoint,
} from './platform-endpoint.ts';
import { updatedStory } from './story-fields.ts';
import { isPublished, storiesResponse, storyJson } from './story-json.ts';

/** The latest first; unpublished stories come before all others. */
const byDate = (a: StoryDocument, b: StoryDocument): number => {
  const [first, second] = [a.publish_datetime ?? '~', b.publish_datetime ?? '~'];
  if (first !== second) return first < second ? 1 : -1;
  return a.story_id < b.story_id ? -1 : 1;
};

const allStories = ({ stories }: Store): StoryDocument[] => stories.all().sort(byDate);

const isVisible = (context: Context, { publish_datetime }: StoryDocument): boolean =>
  isPublished(context, publish_datetime) || hasToken(context);

const create = async (context: Context): Promise<Response> => {
  const { stories } = context.namespace.store;
  const fields = objectField(await readFields(context.request), 'story');
  const title = textField(fields, 'title');
  const story_id = stableId(`story:${stories.nextId()}`);
  const story = updatedStory(fields, {
    story_id,
    title,
    slug: `${slugOf(title)}-${story_id}`,
    username: 'gifkit',
    publish_datetime: null,
    gifs: [],
  });
  stories.put(story_id, story);
  return Response.json(storyJson(context, story), { status: 201 });
};

const storyOf = (context: Context): StoryDocument => {
  const story = context.namespace.store.stories.get(context.params.id ?? '');
  if (!story || !isVisible(context, story)) throw notFound('No such story.');
  return story;
};

const update = async (context: Context): Promise<Response> => {
  const fields = objectField(await readFields(context.request), 'story');
  const story = updatedStory(fields, storyOf(context));
  context.namespace.store.stories.put(story.story_id, story);
  return Response.json(storyJson(context, story));
};

const remove = (context: Context): Response => {
  const { stories, trendingStories } = context.namespace.store;
  const { story_id } = storyOf(context);
  stories.remove(story_id);
  trendingStories.remove(story_id);
  return noContent();
};

const bySlug = (context: Context): Response => {
  const story = allStories(context.namespace.store).find(
    ({ slug }) => slug === context.params.slug,
  );
  if (!story || !isVisible(context, story)) throw notFound('No such story.');
  return Response.json(storyJson(context, story));
};

const list = (context: Context): Response => {
  const { query, namespace } = context;
  const username = required(query, 'username');
  const includesUnpublished = query.get('fetch_unpublished') === 'true' && hasToken(context);
  const found = allStories(namespace.store).filter(
    (story) =>
      story.username === username &&
      (includesUnpublished || isPublished(context, story.publish_datetime)),
  );
  return storiesResponse(context, found, query.get('gif_hydration_method') === 'COVER_ONLY');
};

/** A parameter with a date, or with seconds since 1970; in ms. */
const readDate = (query: URLSearchParams, name: string, fallback: number): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(ms)) throw badRequest(`Parameter "${name}" must be a date.`);
  return ms;
};

const partnerArtists = (context: Context): Response => {
  const since = readDate(context.query, 'since', 0);
  const until = readDate(context.query, 'until', Infinity);
  const found = allStories(context.namespace.store).filter(
    ({ username, publish_datetime }) =>
      publish_datetime !== null &&
      isPublished(context, publish_datetime) &&
      findAccount(username)?.userType === 'partner' &&
      Date.parse(publish_datetime) >= since &&
      Date.parse(publish_datetime) < until,
  );
  return storiesResponse(context, found, true);
};

export const storyEndpoints: readonly PlatformEndpoint[] = [
  openEndpoint('GET', '/v1/stories', 'A user’s stories: username, fetch_unpublished, …', list, {
    query: ['author!', 'fetch_unpublished', 'gif_hydration_method', 'limit', 'next_cursor'],
    response: 'stories',
  }),
  tokenEndpoint('POST', '/v1/stories', 'Creates a story: story.', create, {
    body: 'newStory',
    response: 'story',
  }),
  openEndpoint(
    'GET',
    '/v1/stories/partnerArtist',
    'Stories of partners: since, until.',
    partnerArtists,
    { query: ['since', 'until', 'limit', 'next_cursor'], response: 'stories' },
  ),
  openEndpoint('GET', '/v1/stories/slug/:slug', 'One story, by its slug.', bySlug, {
    response: 'story',
  }),
  openEndpoint(
    'GET',
    '/v1/stories/:id',
    'One story.',
    (context) => Response.json(storyJson(context, storyOf(context))),
    { response: 'story' },
  ),
  tokenEndpoint('PUT', '/v1/stories/:id', 'Changes a story: story.', update, {
    body: 'storyChanges',
    response: 'story',
  }),
  tokenEndpoint('DELETE', '/v1/stories/:id', 'Removes a story.', remove),
];
