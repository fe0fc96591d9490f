import type { Exchange } from '../api/call.ts';
import { stableId } from '../catalog/ids.ts';
import { slugOf } from '../catalog/items.ts';
import { findAccount } from '../catalog/users.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';
import { objectField, readFields, textField } from './body.ts';
import type { StoryDocument } from './documents.ts';
import { hasToken } from './guards.ts';
import { noContent, openCall, type PlatformCall, tokenCall } from './platform-call.ts';
import type { PlatformStore } from './store.ts';
import { written } from './story-fields.ts';
import { answerStories, isPublished, storyJson } from './story-json.ts';

/** The latest first; those that are not published come before all others. */
const byMoment = (a: StoryDocument, b: StoryDocument): number => {
  const [first, second] = [a.publish_datetime ?? '~', b.publish_datetime ?? '~'];
  if (first !== second) return first < second ? 1 : -1;
  return a.story_id < b.story_id ? -1 : 1;
};

const allStories = ({ stories }: PlatformStore): StoryDocument[] => stories.all().sort(byMoment);

const isVisible = (exchange: Exchange, { publish_datetime }: StoryDocument): boolean =>
  isPublished(publish_datetime) || hasToken(exchange);

const create = async (exchange: Exchange): Promise<Response> => {
  const { stories } = exchange.service.platform;
  const fields = objectField(await readFields(exchange.request), 'story');
  const title = textField(fields, 'title');
  const story_id = stableId(`story:${stories.nextId()}`);
  const story = written(fields, {
    story_id,
    title,
    slug: `${slugOf(title)}-${story_id}`,
    username: 'gifkit',
    publish_datetime: null,
    gifs: [],
  });
  stories.put(story_id, story);
  return Response.json(storyJson(exchange, story), { status: 201 });
};

const addressed = (exchange: Exchange): StoryDocument => {
  const story = exchange.service.platform.stories.get(exchange.params.id ?? '');
  if (!story || !isVisible(exchange, story)) throw notFound('No such story.');
  return story;
};

const update = async (exchange: Exchange): Promise<Response> => {
  const fields = objectField(await readFields(exchange.request), 'story');
  const story = written(fields, addressed(exchange));
  exchange.service.platform.stories.put(story.story_id, story);
  return Response.json(storyJson(exchange, story));
};

const remove = (exchange: Exchange): Response => {
  const { stories, trendingStories } = exchange.service.platform;
  const { story_id } = addressed(exchange);
  stories.remove(story_id);
  trendingStories.remove(story_id);
  return noContent();
};

const bySlug = (exchange: Exchange): Response => {
  const story = allStories(exchange.service.platform).find(
    ({ slug }) => slug === exchange.params.slug,
  );
  if (!story || !isVisible(exchange, story)) throw notFound('No such story.');
  return Response.json(storyJson(exchange, story));
};

const list = (exchange: Exchange): Response => {
  const { query, service } = exchange;
  const username = required(query, 'username');
  const unpublishedToo = query.get('fetch_unpublished') === 'true' && hasToken(exchange);
  const found = allStories(service.platform).filter(
    (story) =>
      story.username === username && (unpublishedToo || isPublished(story.publish_datetime)),
  );
  return answerStories(exchange, found, query.get('gif_hydration_method') === 'COVER_ONLY');
};

/** A moment in the query: a date, or seconds since 1970. */
const limitOf = (query: URLSearchParams, name: string, fallback: number): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  const moment = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(moment)) throw badRequest(`Parameter "${name}" must be a date.`);
  return moment;
};

const partnerArtists = (exchange: Exchange): Response => {
  const since = limitOf(exchange.query, 'since', 0);
  const until = limitOf(exchange.query, 'until', Infinity);
  const found = allStories(exchange.service.platform).filter(
    ({ username, publish_datetime }) =>
      publish_datetime !== null &&
      isPublished(publish_datetime) &&
      findAccount(username)?.userType === 'partner' &&
      Date.parse(publish_datetime) >= since &&
      Date.parse(publish_datetime) < until,
  );
  return answerStories(exchange, found, true);
};

export const storyCalls: readonly PlatformCall[] = [
  openCall('GET', '/v1/stories', 'A user’s stories: username, fetch_unpublished, …', list),
  tokenCall('POST', '/v1/stories', 'Makes a story: story.', create),
  openCall(
    'GET',
    '/v1/stories/partnerArtist',
    'Stories of partners: since, until.',
    partnerArtists,
  ),
  openCall('GET', '/v1/stories/slug/:slug', 'One story, by its slug.', bySlug),
  openCall('GET', '/v1/stories/:id', 'One story.', (exchange) =>
    Response.json(storyJson(exchange, addressed(exchange))),
  ),
  tokenCall('PUT', '/v1/stories/:id', 'Changes a story: story.', update),
  tokenCall('DELETE', '/v1/stories/:id', 'Removes a story.', remove),
];
