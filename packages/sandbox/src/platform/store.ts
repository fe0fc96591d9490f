import { channelId } from '../catalog/channels.ts';
import { accounts, creditName } from '../catalog/users.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { openDatabase } from '../store/database.ts';
import { type Collection, openCollection } from './collection.ts';
import type {
  AccountDocument,
  ActivityDocument,
  ChannelDocument,
  ChannelGifDocument,
  ChannelTagDocument,
  GifEdit,
  JobDocument,
  ScheduleDocument,
  StoryDocument,
  TakedownDocument,
  TrendingStoryDocument,
} from './documents.ts';
import { createGifEdits, type GifEdits } from './gif-edits.ts';
import { PLATFORM_SCHEMA } from './schema.ts';

/** What the platform's calls read and change. */
export interface PlatformStore {
  channels: Collection<ChannelDocument>;
  channelGifs: Collection<ChannelGifDocument>;
  rankedTags: Collection<ChannelTagDocument>;
  magicTags: Collection<ChannelTagDocument>;
  jobs: Collection<JobDocument>;
  gifs: GifEdits;
  takedowns: Collection<TakedownDocument>;
  /** Tags by item and language: `{id}:{language}`. */
  languageTags: Collection<string[]>;
  /** Events by item and type: `{id}:{type}`. */
  counts: Collection<number>;
  /** What accounts' owners have changed, by username. */
  profiles: Collection<Record<string, unknown>>;
  accounts: Collection<AccountDocument>;
  stories: Collection<StoryDocument>;
  trendingStories: Collection<TrendingStoryDocument>;
  schedule: Collection<ScheduleDocument>;
  activity: Collection<ActivityDocument>;
  /** What was only ever sent, and is not answered with: shares and reports. */
  received: Collection<Record<string, unknown>>;
  /** Forgets everything that calls have changed. */
  reset(): void;
  close(): void;
}

/** Every account with a page has a channel from the start, under its username. */
const seedChannels = (channels: Collection<ChannelDocument>): void => {
  const seeds = accounts.filter(({ description }) => description);
  for (const [position, account] of seeds.entries()) {
    const id = channelId(account.username);
    channels.put(id, {
      id,
      display_name: creditName(account),
      slug: account.username,
      description: account.description,
      parent: null,
      position,
      content_type: 'gif',
      is_visible: account.public,
      is_private: !account.public,
      username: account.username,
    });
  }
};

/**
 * Opens what the platform's calls read and change, and changes the catalogue accordingly.
 *
 * @param path of the file that keeps it; without one it is forgotten at the end.
 */
export const openPlatformStore = (
  path: string | undefined,
  catalogue: Catalogue,
): PlatformStore => {
  const database = openDatabase(path);
  database.exec(PLATFORM_SCHEMA);
  const open = <Document>(name: string) => openCollection<Document>(database, name);
  const channels = open<ChannelDocument>('channels');
  const gifs = createGifEdits(catalogue, open<GifEdit>('gif-edits'));
  const isNew = database.prepare('SELECT 1 FROM documents LIMIT 1').get() === undefined;
  if (isNew) seedChannels(channels);
  return {
    channels,
    channelGifs: open('channel-gifs'),
    rankedTags: open('ranked-tags'),
    magicTags: open('magic-tags'),
    jobs: open('jobs'),
    gifs,
    takedowns: open('takedowns'),
    languageTags: open('language-tags'),
    counts: open('counts'),
    profiles: open('profiles'),
    accounts: open('accounts'),
    stories: open('stories'),
    trendingStories: open('trending-stories'),
    schedule: open('schedule'),
    activity: open('activity'),
    received: open('received'),
    reset() {
      gifs.undo();
      database.exec('DELETE FROM documents');
      seedChannels(channels);
    },
    close: database.close,
  };
};
