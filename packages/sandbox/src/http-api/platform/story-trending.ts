import { badRequest, notFound } from '../../http/errors.ts';
import type { Context } from '../context.ts';
import { objectField, readFields, textField } from './body.ts';
import { hasToken } from './guards.ts';
import {
  noContent,
  openEndpoint,
  type PlatformEndpoint,
  tokenEndpoint,
} from './platform-endpoint.ts';
import { isPublished, storiesResponse } from './story-json.ts';

/** Trending stories, the latest first unless sort is asc. A token shows future ones, too. */
const list = (context: Context): Response => {
  const { trendingStories, stories } = context.namespace.store;
  const isDescending = context.query.get('sort') !== 'asc';
  const found = trendingStories
    .all()
    .filter(({ publish_datetime }) => isPublished(context, publish_datetime) || hasToken(context))
    .sort((a, b) => (a.publish_datetime < b.publish_datetime === isDescending ? 1 : -1))
    .flatMap(({ story_id, publish_datetime }) => {
      const story = stories.get(story_id);
      return story ? [{ ...story, trending_datetime: publish_datetime }] : [];
    });
  return storiesResponse(context, found, true);
};

const add = async (context: Context): Promise<Response> => {
  const { stories, trendingStories } = context.namespace.store;
  const fields = objectField(await readFields(context.request), 'trending_story');
  const story_id = textField(fields, 'story_id');
  if (!stories.get(story_id)) throw notFound('No such story.');
  const date = Date.parse(textField(fields, 'publish_datetime'));
  if (Number.isNaN(date)) throw badRequest('Field "publish_datetime" must be a date.');
  const record = { story_id, publish_datetime: new Date(date).toISOString() };
  trendingStories.put(story_id, record);
  return Response.json(record, { status: 201 });
};

const remove = ({ namespace, params }: Context): Response => {
  if (!namespace.store.trendingStories.remove(params.id ?? '')) {
    throw notFound('The story does not trend.');
  }
  return noContent();
};

export const storyTrendingEndpoints: readonly PlatformEndpoint[] = [
  openEndpoint('GET', '/v1/stories/trending', 'Trending stories: sort (asc, desc).', list, {
    query: ['storySort', 'limit', 'next_cursor'],
    response: 'stories',
  }),
  tokenEndpoint('POST', '/v1/stories/trending', 'Makes a story trend: trending_story.', add, {
    body: 'trendingStory',
    response: 'trendingStory',
  }),
  tokenEndpoint('DELETE', '/v1/stories/trending/:id', 'Ends a story’s trending.', remove),
];
