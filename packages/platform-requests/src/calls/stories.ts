import { PARTNER_ARTIST_STORIES_LIMIT } from '../constants.ts';
import type { TokenOptions } from '../context/options.ts';
import { combine } from '../define/combine.ts';
import { gateway } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Story, StoryDraft, StoryPage } from './story-types.ts';

export interface UserStoriesOptions extends TokenOptions {
  /** Also lists stories that are not published. @default false, set by the server */
  fetchUnpublished?: boolean | undefined;
  /** Stories in a page. @default the server's */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  nextCursor?: string | undefined;
}

export interface PartnerArtistStoriesOptions extends TokenOptions {
  /** @default 50 */
  limit?: number | undefined;
  /** Start of the period, in the server's format. */
  since?: string | number | undefined;
  /** End of the period, in the server's format. */
  until?: string | number | undefined;
  /** Any new value makes the URL a new one, so that no cache has it. */
  ts?: string | number | undefined;
}

/**
 * One story.
 *
 * @returns the story; undefined, and the error is logged
 */
export const getStory = /* @__PURE__ */ gateway(
  'GET',
  'stories/{id}',
  (send, id: string, options: TokenOptions = {}) => send({ params: { id }, options }, json<Story>),
);

/**
 * One story, by its slug.
 *
 * @returns the story; undefined, and the error is logged
 */
export const getStoryBySlug = /* @__PURE__ */ gateway(
  'GET',
  'stories/slug/{slug}',
  (send, slug: string, options: TokenOptions = {}) =>
    send({ params: { slug }, options }, json<Story>),
);

/**
 * Creates a story.
 *
 * @returns the new story; undefined, and the error is logged
 */
export const createStory = /* @__PURE__ */ gateway(
  'POST',
  'stories',
  (send, story: StoryDraft, options: TokenOptions = {}) =>
    send({ body: { story }, options }, json<Story>),
  { storyLists: 'drop' },
);

/**
 * Changes a story.
 *
 * @returns the changed story; undefined, and the error is logged
 */
export const updateStory = /* @__PURE__ */ gateway(
  'PUT',
  'stories/{id}',
  (send, id: string, story: StoryDraft, options: TokenOptions = {}) =>
    send({ params: { id }, body: { story }, options }, json<Story>),
  { storyLists: 'drop' },
);

/**
 * Changes the story when it has a `story_id`, else creates it.
 *
 * @returns the story; undefined, and the error is logged
 */
export const saveStory = /* @__PURE__ */ combine(
  [createStory, updateStory],
  (platform, story: StoryDraft, options: TokenOptions = {}) =>
    story.story_id
      ? updateStory.strict(platform, story.story_id, story, options)
      : createStory.strict(platform, story, options),
);

/**
 * Deletes a story.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteStory = /* @__PURE__ */ gateway(
  'DELETE',
  'stories/{id}',
  (send, id: string, options: TokenOptions = {}) => send({ params: { id }, options }, done),
  { storyLists: 'drop' },
);

/**
 * A user's stories, each with only the GIF of its cover. The list is cached for 60 s, by URL.
 *
 * @returns a page of stories; undefined, and the error is logged, which without a username is 'No
 * username specified for getUserStories'
 */
export const getUserStories = /* @__PURE__ */ gateway(
  'GET',
  'stories',
  (send, username: string | undefined, options: UserStoriesOptions = {}) => {
    if (!username) throw new TypeError('No username specified for getUserStories');
    const { fetchUnpublished, limit, nextCursor, ...rest } = options;
    const query = {
      username,
      fetch_unpublished: fetchUnpublished,
      limit,
      next_cursor: nextCursor,
      gif_hydration_method: 'COVER_ONLY',
    };
    return send({ query, options: rest }, json<StoryPage>);
  },
  { storyLists: 'keep' },
);

/**
 * The stories of partner artists. The list is cached for 60 s, by URL.
 *
 * @returns a page of stories; undefined, and the error is logged
 */
export const getPartnerArtistStories = /* @__PURE__ */ gateway(
  'GET',
  'stories/partnerArtist',
  (send, options: PartnerArtistStoriesOptions = {}) => {
    const { limit = PARTNER_ARTIST_STORIES_LIMIT, since, until, ts, ...rest } = options;
    return send({ query: { limit, since, until, ts }, options: rest }, json<StoryPage>);
  },
  { storyLists: 'keep' },
);
