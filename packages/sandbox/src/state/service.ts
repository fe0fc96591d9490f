import { hash } from 'node:crypto';
import type { CatalogEntry } from '../catalog/entry.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { createTagIndex, type TagIndex } from '../catalog/tag-index.ts';
import { createClock } from '../clock.ts';
import { createFaults } from '../control/faults.ts';
import { createLog } from '../control/log.ts';
import type { RequestRecord } from '../control/request-record.ts';
import type { EntryMedia } from '../media/entry-media.ts';
import { random } from '../random.ts';
import { openStore } from './store.ts';

/**
 * An event as it was sent. An event of a pingback has `action_type`, `gif_id`, `ts`, `event_id` and more; an
 * event of other calls has a `type`. Values are not changed, so that a test sees wrong ones.
 */
export type SandboxEvent = Readonly<Record<string, unknown>>;

interface ServiceOptions {
  seed: number;
  /** Closed with the service. */
  catalog: Catalog;
  /** The items whose tags are indexed. */
  tagged: readonly CatalogEntry[];
  /** Path of the file that keeps what requests change; without one, changes are lost. */
  db: string | undefined;
  /** API keys that are accepted; any is if the list is empty. */
  apiKeys: readonly string[];
  /** Tokens that are accepted; any is if the list is empty. */
  tokens: readonly string[];
  /** Site of the items' pages; without one, the origin of the request. */
  siteUrl: string | undefined;
  /** URL that an id is appended to. */
  embedUrl: string;
  media: EntryMedia;
}

/**
 * Opens what every endpoint works on: the catalog, and all that requests have set and changed.
 *
 * @throws {DatabaseFileError} when `db` cannot be opened as a database
 */
export function createService({ seed, catalog: items, tagged, db, ...shared }: ServiceOptions) {
  let tags: TagIndex | undefined;
  const catalog: Catalog = {
    ...items,
    replace(entry) {
      items.replace(entry);
      tags = undefined;
    },
  };
  const store = openStore(db, catalog);
  const clock = createClock();
  const faults = createFaults(seed);
  const requests = createLog<RequestRecord>();
  const events = createLog<SandboxEvent>();
  let responses = 0;
  let next = random(seed);
  return {
    ...shared,
    catalog,
    /** The tags of the catalog's items, as they are now. */
    get tags(): TagIndex {
      tags ??= createTagIndex(tagged.flatMap(({ id }) => catalog.find(id) ?? []));
      return tags;
    },
    store,
    clock,
    faults,
    requests,
    events,
    /** A new id for each response. */
    nextResponseId() {
      responses += 1;
      return hash('sha1', `${seed}:${responses}`);
    },
    /** The next number of the seeded sequence, from 0 (inclusive) to 1 (exclusive). */
    random: () => next(),
    /** Forgets changes, faults and logs, sets the clock right and restarts the seeded sequences. */
    reset() {
      store.reset();
      clock.reset();
      faults.clear();
      requests.clear();
      events.clear();
      responses = 0;
      next = random(seed);
    },
    close() {
      catalog.close();
      store.close();
    },
  };
}

export type Service = ReturnType<typeof createService>;
