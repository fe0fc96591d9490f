import type { Exchange } from '../api/call.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { objectField, readFields, textField } from './body.ts';
import { hasToken } from './guards.ts';
import { noContent, openCall, type PlatformCall, tokenCall } from './platform-call.ts';
import { answerStories, isPublished } from './story-json.ts';

/** Stories that trend, the latest first unless sort is asc. Who has a token sees future ones, too. */
const list = (exchange: Exchange): Response => {
  const { trendingStories, stories } = exchange.service.platform;
  const isLate = exchange.query.get('sort') !== 'asc';
  const found = trendingStories
    .all()
    .filter(({ publish_datetime }) => isPublished(publish_datetime) || hasToken(exchange))
    .sort((a, b) => (a.publish_datetime < b.publish_datetime === isLate ? 1 : -1))
    .flatMap(({ story_id, publish_datetime }) => {
      const story = stories.get(story_id);
      return story ? [{ ...story, trending_datetime: publish_datetime }] : [];
    });
  return answerStories(exchange, found, true);
};

const add = async (exchange: Exchange): Promise<Response> => {
  const { stories, trendingStories } = exchange.service.platform;
  const fields = objectField(await readFields(exchange.request), 'trending_story');
  const story_id = textField(fields, 'story_id');
  if (!stories.get(story_id)) throw notFound('No such story.');
  const moment = Date.parse(textField(fields, 'publish_datetime'));
  if (Number.isNaN(moment)) throw badRequest('Field "publish_datetime" must be a date.');
  const record = { story_id, publish_datetime: new Date(moment).toISOString() };
  trendingStories.put(story_id, record);
  return Response.json(record, { status: 201 });
};

const remove = ({ service, params }: Exchange): Response => {
  if (!service.platform.trendingStories.remove(params.id ?? '')) {
    throw notFound('The story does not trend.');
  }
  return noContent();
};

export const storyTrendingCalls: readonly PlatformCall[] = [
  openCall('GET', '/v1/stories/trending', 'Stories that trend: sort (asc, desc).', list),
  tokenCall('POST', '/v1/stories/trending', 'Has a story trend: trending_story.', add),
  tokenCall('DELETE', '/v1/stories/trending/:id', 'Ends a story’s trending.', remove),
];
