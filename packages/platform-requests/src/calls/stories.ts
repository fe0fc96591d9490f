import { gateway } from '../call.ts';
import { combine } from '../combine.ts';
import { PARTNER_ARTIST_STORIES_LIMIT } from '../constants.ts';
import type { TokenOptions } from '../options.ts';
import { done, json } from '../readers.ts';
import type { Story, StoryDraft, StoryPage } from '../story-types.ts';

export interface UserStoriesOptions extends TokenOptions {
  /** Lists stories that are not published, too. @default false, set by the server */
  fetchUnpublished?: boolean | undefined;
  /** Stories in a page. @default the server's */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  nextCursor?: string | undefined;
}

export interface PartnerArtistStoriesOptions extends TokenOptions {
  /** @default 50 */
  limit?: number | undefined;
  /** The first moment that counts, as the server writes moments. */
  since?: string | number | undefined;
  /** The moment that the list ends before. */
  until?: string | number | undefined;
  /** Makes the URL another one, so that neither this platform nor a proxy answers from memory. */
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
 * One story, by the name that it has in URLs.
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
 * Makes a story.
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
 * Changes the story when it has a `story_id`, else makes it (spec.md section 4).
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
 * Takes a story away.
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
 * A user's stories, each with the GIF of its cover alone. The list is reused for 60 s, by URL.
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
 * Stories of the artists whom the platform works with. The list is reused for 60 s, by URL.
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
