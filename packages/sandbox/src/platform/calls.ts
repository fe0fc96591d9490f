import { analyticsCalls } from './analytics.ts';
import { channelGifCalls } from './channel-gifs.ts';
import { channelTagCalls } from './channel-tags.ts';
import { channelCalls } from './channels.ts';
import { gifChangeCalls } from './gif-changes.ts';
import { gifInfoCalls } from './gif-info.ts';
import { imagingCalls } from './imaging.ts';
import { languageTagCalls } from './language-tags.ts';
import type { PlatformCall } from './platform-call.ts';
import { schedulerCalls } from './scheduler.ts';
import { searchCalls } from './search.ts';
import { siteCalls } from './site.ts';
import { storyCalls } from './stories.ts';
import { storyTrendingCalls } from './story-trending.ts';
import { userCalls } from './users.ts';

/** Every call of the wider platform, in the order in which a path is looked for. */
export const platformCalls: readonly PlatformCall[] = [
  ...siteCalls,
  ...channelCalls,
  ...channelGifCalls,
  ...channelTagCalls,
  ...languageTagCalls,
  ...gifChangeCalls,
  ...gifInfoCalls,
  ...userCalls,
  ...searchCalls,
  ...analyticsCalls,
  ...imagingCalls,
  ...storyTrendingCalls,
  ...storyCalls,
  ...schedulerCalls,
];
