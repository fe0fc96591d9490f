import { userEndpoints } from './accounts.ts';
import { analyticsEndpoints } from './analytics.ts';
import { gifChangeEndpoints } from './gif-changes.ts';
import { gifInfoEndpoints } from './gif-info.ts';
import { imagingEndpoints } from './imaging.ts';
import { languageTagEndpoints } from './language-tags.ts';
import { channelGifEndpoints } from './managed-channel-gifs.ts';
import { channelTagEndpoints } from './managed-channel-tags.ts';
import { channelEndpoints } from './managed-channels.ts';
import type { PlatformEndpoint } from './platform-endpoint.ts';
import { schedulerEndpoints } from './scheduler.ts';
import { siteEndpoints } from './site.ts';
import { searchEndpoints } from './site-search.ts';
import { storyEndpoints } from './stories.ts';
import { storyTrendingEndpoints } from './story-trending.ts';

/** Every endpoint of the wider platform. The first whose path matches handles a request. */
export const platformEndpoints: readonly PlatformEndpoint[] = [
  ...siteEndpoints,
  ...channelEndpoints,
  ...channelGifEndpoints,
  ...channelTagEndpoints,
  ...languageTagEndpoints,
  ...gifChangeEndpoints,
  ...gifInfoEndpoints,
  ...userEndpoints,
  ...searchEndpoints,
  ...analyticsEndpoints,
  ...imagingEndpoints,
  ...storyTrendingEndpoints,
  ...storyEndpoints,
  ...schedulerEndpoints,
];
