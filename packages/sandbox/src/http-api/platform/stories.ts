import * as z from 'zod';
import { slugOf, stableId } from '../../catalog/ids.ts';
import { findAccount } from '../../catalog/users.ts';
import { badRequest, found, notFound } from '../../http/errors.ts';
import { FLAG, LIMIT, TEXT } from '../../http/validate.ts';
import type { Store, StoryDocument } from '../../state/store.ts';
import type { Context } from '../context.ts';
import { type Endpoint, openEndpoint } from '../endpoint.ts';
import { gifJson } from '../responses.ts';
import { hasToken, tokenEndpoint } from './guards.ts';

const isPublished = (date: string | null): boolean =>
  date !== null && Date.parse(date) <= Date.now();

const isVisible = (context: Context, date: string | null): boolean =>
  isPublished(date) || hasToken(context);

function storyJson(context: Context, story: StoryDocument, coverOnly = false) {
  const gifs = story.gifs.flatMap((id) => context.catalog.find(id) ?? []);
  const shown = coverOnly ? gifs.slice(0, 1) : gifs;
  return {
    ...story,
    gif_count: gifs.length,
    gifs: shown.map((entry) => gifJson(context, entry, 'STORY')),
  };
}

const LIST = { limit: LIMIT, next_cursor: TEXT.optional() };

type Listed = Context<z.output<z.ZodObject<typeof LIST>>>;

const cursorOf = ({ story_id }: StoryDocument): string => `after-${story_id}`;

function storiesResponse(
  context: Listed,
  stories: readonly StoryDocument[],
  coverOnly: boolean,
): object {
  const { limit, next_cursor } = context.query;
  const start = stories.findIndex((story) => cursorOf(story) === next_cursor) + 1;
  if (next_cursor && start === 0) throw badRequest('Parameter "next_cursor" is invalid.');
  const page = stories.slice(start, start + limit);
  const last = start + limit < stories.length ? page.at(-1) : undefined;
  return {
    data: page.map((story) => storyJson(context, story, coverOnly)),
    next_cursor: last ? cursorOf(last) : null,
  };
}

/** Sorts the latest first; unpublished stories come before all others. */
const byDate = (a: StoryDocument, b: StoryDocument): number => {
  const [first, second] = [a.publish_datetime ?? '~', b.publish_datetime ?? '~'];
  if (first !== second) return first < second ? 1 : -1;
  return a.story_id < b.story_id ? -1 : 1;
};

const allStories = ({ stories }: Store): StoryDocument[] => stories.all().sort(byDate);

const DATE = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date')
  .transform((text) => new Date(text).toISOString());

const GIF = z.union([TEXT, z.object({ id: TEXT }).transform(({ id }) => id)]);

const CHANGES = z.looseObject({
  title: TEXT.exactOptional(),
  slug: TEXT.exactOptional(),
  username: TEXT.exactOptional(),
  publish_datetime: DATE.nullable().exactOptional(),
  gifs: z.array(GIF).exactOptional(),
});

const changed = (known: StoryDocument, changes: z.output<typeof CHANGES>): StoryDocument => ({
  ...known,
  ...changes,
  story_id: known.story_id,
});

const visible = (context: Context, story: StoryDocument | undefined): StoryDocument => {
  if (!story || !isVisible(context, story.publish_datetime)) throw notFound('No such story.');
  return story;
};

const storyOf = (context: Context): StoryDocument =>
  visible(context, context.store.stories.get(context.id));

/** Date or seconds since 1970, converted to ms. */
const MOMENT = TEXT.transform((text) =>
  /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text),
)
  .refine((ms) => !Number.isNaN(ms), 'must be a date')
  .optional();

export const storyEndpoints: readonly Endpoint[] = [
  openEndpoint(
    'GET /v1/stories/trending',
    'Trending stories: sort (asc, desc); with a token, future ones as well.',
    { query: { sort: z.enum(['asc', 'desc']).default('desc'), ...LIST } },
    (context) => {
      const { trendingStories, stories } = context.store;
      const isDescending = context.query.sort === 'desc';
      const found = trendingStories
        .all()
        .filter(({ publish_datetime }) => isVisible(context, publish_datetime))
        .sort((a, b) => (a.publish_datetime < b.publish_datetime === isDescending ? 1 : -1))
        .flatMap(({ story_id, publish_datetime }) => {
          const story = stories.get(story_id);
          return story ? [{ ...story, trending_datetime: publish_datetime }] : [];
        });
      return storiesResponse(context, found, true);
    },
  ),
  tokenEndpoint(
    'POST /v1/stories/trending',
    'Makes a story trend: trending_story.',
    { body: z.object({ trending_story: z.object({ story_id: TEXT, publish_datetime: DATE }) }) },
    ({ store, body: { trending_story: record } }) => {
      found(store.stories.get(record.story_id), 'No such story.');
      store.trendingStories.put(record.story_id, record);
      return Response.json(record, { status: 201 });
    },
  ),
  tokenEndpoint('DELETE /v1/stories/trending/:id', 'Ends a story’s trending.', ({ store, id }) => {
    found(store.trendingStories.remove(id), 'The story is not trending.');
  }),
  openEndpoint(
    'GET /v1/stories',
    'A user’s stories: username, fetch_unpublished, …',
    {
      query: {
        username: TEXT,
        fetch_unpublished: FLAG.optional(),
        gif_hydration_method: z.string().optional(),
        ...LIST,
      },
    },
    (context) => {
      const { username, fetch_unpublished, gif_hydration_method } = context.query;
      const all = fetch_unpublished && hasToken(context);
      const found = allStories(context.store).filter(
        (story) => story.username === username && (all || isPublished(story.publish_datetime)),
      );
      return storiesResponse(context, found, gif_hydration_method === 'COVER_ONLY');
    },
  ),
  tokenEndpoint(
    'POST /v1/stories',
    'Creates a story: story.',
    { body: z.object({ story: CHANGES.extend({ title: TEXT }) }) },
    (context) => {
      const { stories } = context.store;
      const { title } = context.body.story;
      const story_id = stableId(`story:${stories.nextId()}`);
      const slug = `${slugOf(title)}-${story_id}`;
      const empty = { username: 'gifkit', publish_datetime: null, gifs: [] };
      const story = changed({ story_id, title, slug, ...empty }, context.body.story);
      stories.put(story_id, story);
      return Response.json(storyJson(context, story), { status: 201 });
    },
  ),
  openEndpoint(
    'GET /v1/stories/partnerArtist',
    'Stories of partners: since, until.',
    { query: { since: MOMENT, until: MOMENT, ...LIST } },
    (context) => {
      const { since = 0, until = Infinity } = context.query;
      const found = allStories(context.store).filter(({ username, publish_datetime }) => {
        const time = Date.parse(publish_datetime ?? '');
        return (
          isPublished(publish_datetime) &&
          findAccount(username)?.userType === 'partner' &&
          time >= since &&
          time < until
        );
      });
      return storiesResponse(context, found, true);
    },
  ),
  openEndpoint('GET /v1/stories/slug/:slug', 'One story, by its slug.', (context) => {
    const { slug } = context.params;
    const story = allStories(context.store).find((one) => one.slug === slug);
    return storyJson(context, visible(context, story));
  }),
  openEndpoint('GET /v1/stories/:id', 'One story.', (context) =>
    storyJson(context, storyOf(context)),
  ),
  tokenEndpoint(
    'PUT /v1/stories/:id',
    'Changes a story: story.',
    { body: z.object({ story: CHANGES }) },
    (context) => {
      const story = changed(storyOf(context), context.body.story);
      context.store.stories.put(story.story_id, story);
      return storyJson(context, story);
    },
  ),
  tokenEndpoint('DELETE /v1/stories/:id', 'Removes a story.', (context) => {
    const { stories, trendingStories } = context.store;
    const { story_id } = storyOf(context);
    stories.remove(story_id);
    trendingStories.remove(story_id);
  }),
];
