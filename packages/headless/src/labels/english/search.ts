import type { Labels } from '../labels.ts';

/** The search field, and what it suggests. */
export const searchEnglish = {
  searchGifs: 'Search GIPHY',
  searchIn: (channel) => `Search ${channel}`,
  search: 'Search',
  clear: 'Clear',
  channels: 'Channels',
  trendingSearches: 'Trending searches',
  searchingIn: (channel) => `Searching in ${channel}`,
  searchingEverywhere: 'Searching everywhere',
} satisfies Partial<Labels>;
