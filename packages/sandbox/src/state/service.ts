import { hash } from 'node:crypto';
import { random } from '@gifkit/sandbox-art/random';
import { catalogEntries, ownEntries } from '../catalog/catalog-entries.ts';
import { type Catalog, createCatalog } from '../catalog/search/catalog.ts';
import { createTagIndex, type TagIndex } from '../catalog/tag-index.ts';
import { DEFAULT_EMBED_PORT } from '../constants.ts';
import { createFaults } from '../control/faults.ts';
import { createLog } from '../control/log.ts';
import type { RequestRecord } from '../control/request-record.ts';
import { createEntryMedia } from '../media/entry-media.ts';
import { openStore } from './store.ts';

/**
 * Event as it was sent. Pingback events have `action_type`, `gif_id`, `ts`, `event_id` and more; other events
 * have a `type`. Values are not normalized, so that tests see wrong ones.
 */
export type SandboxEvent = Readonly<Record<string, unknown>>;

export interface SandboxOptions {
  /** Seed for the order of lists, random results and response ids. @default 1 */
  seed?: number | undefined;
  /** Minimum number of items, for load tests: variants are added up to it. @default 0 */
  catalog?: number | undefined;
  /** Path of a SQLite file that persists changes by requests. Without one, they are lost on close. */
  db?: string | undefined;
  /** Accepted API keys. An empty list accepts any key. @default [] */
  apiKeys?: readonly string[] | undefined;
  /** Accepted tokens of the wider platform's endpoints. An empty list accepts any token. @default [] */
  tokens?: readonly string[] | undefined;
  /** Site of the items' pages, without trailing slash; by default the origin of the request. */
  siteUrl?: string | undefined;
  /** Prefix of embed URLs; the item's id is appended. @default 'http://localhost:4001/embed/' */
  embedUrl?: string | undefined;
}

/**
 * Opens the state shared by all endpoints: the catalog, its media, and everything that requests have changed.
 *
 * @throws {DatabaseFileError} if `db` cannot be opened as a database
 */
export function createService({
  seed = 1,
  catalog: size = 0,
  db,
  apiKeys = [],
  tokens = [],
  siteUrl,
  embedUrl = `http://localhost:${DEFAULT_EMBED_PORT}/embed/`,
}: SandboxOptions) {
  const media = createEntryMedia();
  const items = createCatalog(catalogEntries(seed, size));
  let tags: TagIndex | undefined;
  const catalog: Catalog = {
    ...items,
    replace(entry) {
      items.replace(entry);
      tags = undefined;
    },
  };
  const store = openStore(db, catalog);
  const faults = createFaults();
  const requests = createLog<RequestRecord>();
  const events = createLog<SandboxEvent>();
  let responses = 0;
  let next = random(seed);
  return {
    apiKeys,
    tokens,
    siteUrl,
    embedUrl,
    media,
    catalog,
    tags() {
      // Variants have tags of their own only for load tests.
      tags ??= createTagIndex(ownEntries(seed).flatMap(({ id }) => catalog.find(id) ?? []));
      return tags;
    },
    store,
    faults,
    requests,
    events,
    nextResponseId() {
      responses += 1;
      return hash('sha1', `${seed}:${responses}`);
    },
    /** Returns the next number of the seeded sequence, from 0 (inclusive) to 1 (exclusive). */
    random: () => next(),
    reset() {
      store.reset();
      faults.clear();
      requests.clear();
      events.clear();
      responses = 0;
      next = random(seed);
    },
    async close(): Promise<void> {
      catalog.close();
      store.close();
      await media.close();
    },
  };
}

export type Service = ReturnType<typeof createService>;
