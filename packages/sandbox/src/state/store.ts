import type { Kind } from '../catalog/entry.ts';
import { stableNumber } from '../catalog/ids.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { type Database, openDatabase } from '../catalog/search/database.ts';
import { accounts, creditName } from '../catalog/users.ts';
import { type Collection, openCollection, SCHEMA } from './collection.ts';
import { createGifEdits, type GifEdit } from './gif-edits.ts';

export interface ChannelDocument {
  id: number;
  display_name: string;
  slug: string;
  description: string;
  parent: number | null;
  /** Position among the children of its parent, from 0. */
  position: number;
  content_type: string;
  is_visible: boolean;
  is_private: boolean;
  /** Account whose GIFs are in the channel; empty for a channel created by a request. */
  username: string;
}

export interface ChannelTagDocument {
  id: number;
  channel: number;
  tag: string;
  rank?: number;
}

export interface StoryDocument {
  story_id: string;
  title: string;
  slug: string;
  username: string;
  publish_datetime: string | null;
  gifs: string[];
  [field: string]: unknown;
}

export interface ScheduleDocument {
  id: number;
  /** In s since 1970. */
  timestamp: number;
  gif: { id: string; is_sticker: boolean; type: string };
}

export interface ActivityDocument {
  id: number;
  action: 'schedule' | 'delete';
  gif_id: string;
  /** In s since 1970. */
  timestamp: number;
}

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
    ctas: collection<{ link: string; text: string }>('ctas'),
    channels,
    channelGifs: collection<{ channel: number; gif: string }>('channel-gifs'),
    rankedTags: collection<ChannelTagDocument>('ranked-tags'),
    magicTags: collection<ChannelTagDocument>('magic-tags'),
    /** Number of status requests of each job so far. */
    jobs: collection<{ polls: number }>('jobs'),
    gifs,
    /** Tags by GIF and language: `{id}:{language}`. */
    languageTags: collection<string[]>('language-tags'),
    /** Counts of analytics events by GIF and type: `{id}:{type}`. */
    counts: collection<number>('counts'),
    /** Profile fields changed by their owners, by username. */
    profiles: collection<Record<string, unknown>>('profiles'),
    stories: collection<StoryDocument>('stories'),
    trendingStories: collection<{ story_id: string; publish_datetime: string }>('trending-stories'),
    schedule: collection<ScheduleDocument>('schedule'),
    activity: collection<ActivityDocument>('activity'),
    shares: collection<{ id: string; kind: Kind; customer: string; q: string }>('shares'),
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
