import { call, combine, done, json } from '../call.ts';
import type { TokenOptions } from '../context.ts';

/** GIFs with a title. Only the id is always present. */
export interface Story {
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
}

/** Writable fields of a story. Without `story_id`, it is a new story. */
type StoryDraft = Omit<Partial<Story>, 'story_id'> & { story_id?: string | undefined };

export interface StoryPage {
  data: Story[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

interface UserStoriesOptions extends TokenOptions {
  /** Includes unpublished stories. Default: false, set by the server. */
  fetchUnpublished?: boolean | undefined;
  /** Stories per page. Default: the server's. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  nextCursor?: string | undefined;
}

interface PartnerArtistStoriesOptions extends TokenOptions {
  /** @default 50 */
  limit?: number | undefined;
  /** Start of the period, in the server's format. */
  since?: string | number | undefined;
  /** End of the period, in the server's format. */
  until?: string | number | undefined;
  /** A new value changes the URL, to bypass caches. */
  ts?: string | number | undefined;
}

export const getStory = /* @__PURE__ */ call(
  'GET /v1/stories/{id}',
  (id: string, options?: TokenOptions) => ({ params: { id }, options }),
  json<Story>,
);

export const getStoryBySlug = /* @__PURE__ */ call(
  'GET /v1/stories/slug/{slug}',
  (slug: string, options?: TokenOptions) => ({ params: { slug }, options }),
  json<Story>,
);

export const createStory = /* @__PURE__ */ call(
  'POST /v1/stories',
  (story: StoryDraft, options?: TokenOptions) => ({ body: { story }, options }),
  json<Story>,
);

export const updateStory = /* @__PURE__ */ call(
  'PUT /v1/stories/{id}',
  (id: string, story: StoryDraft, options?: TokenOptions) => ({
    params: { id },
    body: { story },
    options,
  }),
  json<Story>,
);

/** Updates a story with a `story_id`, else creates one. */
export const saveStory = /* @__PURE__ */ combine(
  [createStory, updateStory],
  (platform, story: StoryDraft, options?: TokenOptions) =>
    story.story_id
      ? updateStory.strict(platform, story.story_id, story, options)
      : createStory.strict(platform, story, options),
);

export const deleteStory = /* @__PURE__ */ call(
  'DELETE /v1/stories/{id}',
  (id: string, options?: TokenOptions) => ({ params: { id }, options }),
  done,
);

/**
 * Fetches a user's stories, each with only its cover GIF. The list is cached for 60 s, by URL. Without a username
 * the call fails with 'No username specified for getUserStories'.
 */
export const getUserStories = /* @__PURE__ */ call(
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
);

/** Fetches stories of partner artists. The list is cached for 60 s, by URL. */
export const getPartnerArtistStories = /* @__PURE__ */ call(
  'GET /v1/stories/partnerArtist',
  ({ limit = 50, since, until, ts, ...options }: PartnerArtistStoriesOptions = {}) => ({
    query: { limit, since, until, ts },
    options,
  }),
  json<StoryPage>,
);
