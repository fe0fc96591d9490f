import { stableNumber } from '../catalog/ids.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { type Database, openDatabase } from '../catalog/search/database.ts';
import { accounts, creditName } from '../catalog/users.ts';
import { type Collection, openCollection, openCounters, SCHEMA } from './collection.ts';
import type {
  AccountDocument,
  ActivityDocument,
  ChannelDocument,
  ChannelGifDocument,
  ChannelTagDocument,
  CtaDocument,
  GifEdit,
  JobDocument,
  ScheduleDocument,
  ShareDocument,
  StoryDocument,
  TrendingStoryDocument,
} from './documents.ts';
import { createGifEdits } from './gif-edits.ts';

/** Error for a file that cannot be opened or is not a database. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';

  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot open ${path} as a database: ${reason}.`, { cause });
  }
}

/** Creates the initial channels: one per account with a description, with the username as slug. */
const seedChannels = (channels: Collection<ChannelDocument>): void => {
  const seeds = accounts.filter(({ description }) => description);
  for (const [position, account] of seeds.entries()) {
    const id = 1000 + stableNumber(`channel:${account.username}`, 9_000_000);
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

/** Creates table and initial channels, unless another process has done so. */
const prepare = (database: Database): void =>
  database.transaction(() => {
    database.exec(SCHEMA);
    const isNew = database.prepare('SELECT 1 FROM documents LIMIT 1').get() === undefined;
    if (isNew) seedChannels(openCollection(database, 'channels'));
  });

const open = (path?: string): Database => {
  try {
    const database = openDatabase(path);
    prepare(database);
    return database;
  } catch (error) {
    throw path === undefined ? error : new DatabaseFileError(path, error);
  }
};

/**
 * Opens the store of everything that requests can change, and applies edits of GIFs to the catalog.
 *
 * @param path file that persists the changes; without one, they are lost on close
 * @throws {DatabaseFileError} if the file cannot be opened as a database
 */
export function openStore(path: string | undefined, catalog: Catalog) {
  const database = open(path);
  const collection = <Document>(name: string) => openCollection<Document>(database, name);
  const channels = collection<ChannelDocument>('channels');
  const gifs = createGifEdits(catalog, collection<GifEdit>('gif-edits'));
  return {
    ctas: collection<CtaDocument>('ctas'),
    channels,
    channelGifs: collection<ChannelGifDocument>('channel-gifs'),
    rankedTags: collection<ChannelTagDocument>('ranked-tags'),
    magicTags: collection<ChannelTagDocument>('magic-tags'),
    jobs: collection<JobDocument>('jobs'),
    gifs,
    /** Tags by GIF and language: `{id}:{language}`. */
    languageTags: collection<string[]>('language-tags'),
    /** Counts of analytics events by GIF and type: `{id}:{type}`. */
    counts: openCounters(database, 'counts'),
    /** Profile fields changed by their owners, by username. */
    profiles: collection<Record<string, unknown>>('profiles'),
    accounts: collection<AccountDocument>('accounts'),
    stories: collection<StoryDocument>('stories'),
    trendingStories: collection<TrendingStoryDocument>('trending-stories'),
    schedule: collection<ScheduleDocument>('schedule'),
    activity: collection<ActivityDocument>('activity'),
    shares: collection<ShareDocument>('shares'),
    reset(): void {
      gifs.undo();
      database.transaction(() => {
        database.exec('DELETE FROM documents');
        seedChannels(channels);
      });
    },
    close: database.close,
  };
}

export type Store = ReturnType<typeof openStore>;
