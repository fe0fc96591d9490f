import type { TokenOptions } from '../context/options.ts';
import { gateway } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { StoryPage, TrendingStory } from './story-types.ts';

export interface TrendingStoriesOptions extends TokenOptions {
  /** @default the server's */
  sort?: string | undefined;
}

/**
 * The trending stories. The list is cached for 60 s, by URL.
 *
 * @returns a page of stories; undefined, and the error is logged
 */
export const getTrendingStories = /* @__PURE__ */ gateway(
  'GET',
  'stories/trending',
  (send, { sort, ...options }: TrendingStoriesOptions = {}) =>
    send({ query: { sort }, options }, json<StoryPage>),
  { storyLists: 'keep' },
);

/**
 * Adds a story to the trending stories.
 *
 * @returns the record; undefined, and the error is logged
 */
export const addTrendingStory = /* @__PURE__ */ gateway(
  'POST',
  'stories/trending',
  (send, trendingStory: TrendingStory, options: TokenOptions = {}) =>
    send({ body: { trending_story: trendingStory }, options }, json<TrendingStory>),
  { storyLists: 'drop' },
);

/**
 * Removes a story from the trending stories.
 *
 * @returns true; undefined, and the error is logged
 */
export const removeTrendingStory = /* @__PURE__ */ gateway(
  'DELETE',
  'stories/trending/{id}',
  (send, id: string, options: TokenOptions = {}) => send({ params: { id }, options }, done),
  { storyLists: 'drop' },
);
