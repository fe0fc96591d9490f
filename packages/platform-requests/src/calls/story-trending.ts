import { call, done, json } from '../call.ts';
import type { TokenOptions } from '../context.ts';
import type { StoryPage } from './stories.ts';

interface TrendingStory {
  story_id: string;
  publish_datetime: string;
}

interface TrendingStoriesOptions extends TokenOptions {
  /** Default: the server's. */
  sort?: string | undefined;
}

/** Fetches trending stories. The list is cached for 60 s, by URL. */
export const getTrendingStories = /* @__PURE__ */ call(
  'GET /v1/stories/trending',
  ({ sort, ...options }: TrendingStoriesOptions = {}) => ({ query: { sort }, options }),
  json<StoryPage>,
);

export const addTrendingStory = /* @__PURE__ */ call(
  'POST /v1/stories/trending',
  (story: TrendingStory, options?: TokenOptions) => ({ body: { trending_story: story }, options }),
  json<TrendingStory>,
);

export const removeTrendingStory = /* @__PURE__ */ call(
  'DELETE /v1/stories/trending/{id}',
  (id: string, options?: TokenOptions) => ({ params: { id }, options }),
  done,
);
