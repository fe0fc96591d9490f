import { call, combine, done, json } from '../call.ts';
import type { TokenOptions } from '../context.ts';

/** GIFs under a title. Only the id is certain. */
export interface Story {
  story_id: string;
  title?: string | undefined;
  /** The story's name in URLs. */
  slug?: string | undefined;
  username?: string | undefined;
  /** When it is published; null when it is a draft. */
  publish_datetime?: string | null | undefined;
  /** The GIFs, or their ids. */
  gifs?: unknown[] | undefined;
  [field: string]: unknown;
}

/** The fields of a story that a call may set; without `story_id` it is a new story. */
export type StoryDraft = Omit<Partial<Story>, 'story_id'> & { story_id?: string | undefined };

export interface StoryPage {
  data: Story[];
  /** Cursor of the next page; null on the last one. */
  next_cursor: string | null;
}

interface UserStoriesOptions extends TokenOptions {
  /** Also lists stories that are not published. @default false, set by the server */
  fetchUnpublished?: boolean | undefined;
  /** Stories in a page. @default the server's */
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
  /** Any new value makes the URL a new one, so that no cache has it. */
  ts?: string | number | undefined;
}

/** One story. */
export const getStory = /* @__PURE__ */ call(
  'GET /v1/stories/{id}',
  (id: string, options?: TokenOptions) => ({ params: { id }, options }),
  json<Story>,
);

/** One story, by its slug. */
export const getStoryBySlug = /* @__PURE__ */ call(
  'GET /v1/stories/slug/{slug}',
  (slug: string, options?: TokenOptions) => ({ params: { slug }, options }),
  json<Story>,
);

/** Creates a story. */
export const createStory = /* @__PURE__ */ call(
  'POST /v1/stories',
  (story: StoryDraft, options?: TokenOptions) => ({ body: { story }, options }),
  json<Story>,
);

/** Changes a story. */
export const updateStory = /* @__PURE__ */ call(
  'PUT /v1/stories/{id}',
  (id: string, story: StoryDraft, options?: TokenOptions) => ({
    params: { id },
    body: { story },
    options,
  }),
  json<Story>,
);

/** Changes the story when it has a `story_id`, else creates it. */
export const saveStory = /* @__PURE__ */ combine(
  [createStory, updateStory],
  (platform, story: StoryDraft, options?: TokenOptions) =>
    story.story_id
      ? updateStory.strict(platform, story.story_id, story, options)
      : createStory.strict(platform, story, options),
);

/** Deletes a story. */
export const deleteStory = /* @__PURE__ */ call(
  'DELETE /v1/stories/{id}',
  (id: string, options?: TokenOptions) => ({ params: { id }, options }),
  done,
);

/**
 * A user's stories, each with only the GIF of its cover. The list is cached for 60 s, by URL. Without a username
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

/** The stories of partner artists. The list is cached for 60 s, by URL. */
export const getPartnerArtistStories = /* @__PURE__ */ call(
  'GET /v1/stories/partnerArtist',
  ({ limit = 50, since, until, ts, ...options }: PartnerArtistStoriesOptions = {}) => ({
    query: { limit, since, until, ts },
    options,
  }),
  json<StoryPage>,
);
