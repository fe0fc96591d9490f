import { byId, call, combine, done, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

/** GIFs with a title. Only the id is always present. */
type Story = {
  story_id: string;
  title?: string | undefined;
  /** The name in URLs. */
  slug?: string | undefined;
  username?: string | undefined;
  /** Publication time; null for a draft. */
  publish_datetime?: string | null | undefined;
  /** GIFs or ids. */
  gifs?: unknown[] | undefined;
  [field: string]: unknown;
};

/** Writable fields of a story. Without `story_id`, it is a new story. */
type StoryDraft = Omit<Partial<Story>, 'story_id'> & { story_id?: string | undefined };

type StoryPage = {
  data: Story[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
};

type UserStoriesOptions = CallOptions & {
  /** Includes unpublished stories. Default: false, set by the server. */
  fetchUnpublished?: boolean | undefined;
  /** Stories per page. Default: the server's. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  nextCursor?: string | undefined;
};

type PartnerArtistStoriesOptions = CallOptions & {
  /** @default 50 */
  limit?: number | undefined;
  /** Start of the period, in the server's format. */
  since?: string | number | undefined;
  /** End of the period, in the server's format. */
  until?: string | number | undefined;
  /** A new value changes the URL, to bypass caches. */
  ts?: string | number | undefined;
};

type TrendingStory = {
  story_id: string;
  publish_datetime: string;
};

type TrendingStoriesOptions = CallOptions & {
  /** Default: the server's. */
  sort?: string | undefined;
};

const createStory = call(
  'POST /v1/stories',
  (story: StoryDraft, options?: CallOptions) => ({ body: { story }, options }),
  json<Story>,
);

const updateStory = call(
  'PUT /v1/stories/{id}',
  (id: string, story: StoryDraft, options?: CallOptions) => ({
    params: { id },
    body: { story },
    options,
  }),
  json<Story>,
);

export const stories = {
  getStory: call('GET /v1/stories/{id}', byId, json<Story>),

  getStoryBySlug: call(
    'GET /v1/stories/slug/{slug}',
    (slug: string, options?: CallOptions) => ({ params: { slug }, options }),
    json<Story>,
  ),

  createStory,
  updateStory,

  /** Updates a story with a `story_id`, else creates one. */
  saveStory: combine(
    [createStory, updateStory],
    (platform, story: StoryDraft, options?: CallOptions) =>
      story.story_id
        ? updateStory.run(platform, story.story_id, story, options)
        : createStory.run(platform, story, options),
  ),

  deleteStory: call('DELETE /v1/stories/{id}', byId, done),

  /**
   * Fetches a user's stories, each with only its cover GIF. The list is cached for 60 s, by URL. Without a username
   * the call fails with 'No username specified for getUserStories'.
   */
  getUserStories: call(
    'GET /v1/stories',
    (username: string | undefined, options: UserStoriesOptions = {}) => {
      if (!username) throw new TypeError('No username specified for getUserStories');
      const { fetchUnpublished, limit, nextCursor, ...rest } = options;
      const query = {
        username,
        fetch_unpublished: fetchUnpublished,
        limit,
        next_cursor: nextCursor,
        gif_hydration_method: 'COVER_ONLY',
      };
      return { query, options: rest };
    },
    json<StoryPage>,
  ),

  /** Fetches stories of partner artists. The list is cached for 60 s, by URL. */
  getPartnerArtistStories: call(
    'GET /v1/stories/partnerArtist',
    ({ limit = 50, since, until, ts, ...options }: PartnerArtistStoriesOptions = {}) => ({
      query: { limit, since, until, ts },
      options,
    }),
    json<StoryPage>,
  ),
};

export const storyTrending = {
  /** Fetches trending stories. The list is cached for 60 s, by URL. */
  getTrendingStories: call(
    'GET /v1/stories/trending',
    ({ sort, ...options }: TrendingStoriesOptions = {}) => ({ query: { sort }, options }),
    json<StoryPage>,
  ),

  addTrendingStory: call(
    'POST /v1/stories/trending',
    (story: TrendingStory, options?: CallOptions) => ({
      body: { trending_story: story },
      options,
    }),
    json<TrendingStory>,
  ),

  removeTrendingStory: call('DELETE /v1/stories/trending/{id}', byId, done),
};
