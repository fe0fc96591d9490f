import * as account from './calls/account.ts';
import * as analytics from './calls/analytics.ts';
import * as artists from './calls/artists.ts';
import * as callToAction from './calls/call-to-action.ts';
import * as channelGifs from './calls/channel-gifs.ts';
import * as channels from './calls/channels.ts';
import * as environment from './calls/environment.ts';
import * as gifMetadata from './calls/gif-metadata.ts';
import * as imaging from './calls/imaging.ts';
import * as languageTags from './calls/language-tags.ts';
import * as login from './calls/login.ts';
import * as magicTags from './calls/magic-tags.ts';
import * as moderation from './calls/moderation.ts';
import * as rankedTags from './calls/ranked-tags.ts';
import * as scheduler from './calls/scheduler.ts';
import * as searchService from './calls/search-service.ts';
import * as sharing from './calls/sharing.ts';
import * as spotify from './calls/spotify.ts';
import * as stories from './calls/stories.ts';
import * as storyTrending from './calls/story-trending.ts';
import * as tags from './calls/tags.ts';
import * as takedowns from './calls/takedowns.ts';
import * as users from './calls/users.ts';

/** Every call, by subject. */
export const groups = {
  channels,
  channelGifs,
  rankedTags,
  magicTags,
  gifMetadata,
  languageTags,
  moderation,
  takedowns,
  users,
  artists,
  searchService,
  spotify,
  tags,
  account,
  imaging,
  stories,
  storyTrending,
  scheduler,
  environment,
  login,
  sharing,
  callToAction,
  analytics,
};
