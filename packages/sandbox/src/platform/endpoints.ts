import { analyticsEndpoints } from './analytics.ts';
import { channelGifEndpoints } from './channel-gifs.ts';
import { channelTagEndpoints } from './channel-tags.ts';
import { channelEndpoints } from './channels.ts';
import type { PlatformEndpoint } from './endpoint.ts';
import { gifChangeEndpoints } from './gif-changes.ts';
import { gifInfoEndpoints } from './gif-info.ts';
import { imagingEndpoints } from './imaging.ts';
import { languageTagEndpoints } from './language-tags.ts';
import { schedulerEndpoints } from './scheduler.ts';
import { searchEndpoints } from './search.ts';
import { siteEndpoints } from './site.ts';
import { storyEndpoints } from './stories.ts';
import { storyTrendingEndpoints } from './story-trending.ts';
import { userEndpoints } from './users.ts';

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
