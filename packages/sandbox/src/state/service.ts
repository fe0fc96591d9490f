import { hash } from 'node:crypto';
import { random } from '@gifkit/sandbox-art/random';
import { ownEntries } from '../catalog/catalog-entries.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { createTagIndex, type TagIndex } from '../catalog/tag-index.ts';
import { createFaults } from '../control/faults.ts';
import { createLog } from '../control/log.ts';
import type { RequestRecord } from '../control/request-record.ts';
import type { createEntryMedia } from '../media/entry-media.ts';
import { openStore } from './store.ts';

/**
 * Event as it was sent. Pingback events have `action_type`, `gif_id`, `ts`, `event_id` and more; other events
 * have a `type`. Values are not normalized, so that tests see wrong ones.
 */
export type SandboxEvent = Readonly<Record<string, unknown>>;

interface ServiceOptions {
  seed: number;
  /** Closed with the service. */
  catalog: Catalog;
  db: string | undefined;
  apiKeys: readonly string[];
  tokens: readonly string[];
  siteUrl: string | undefined;
  embedUrl: string;
  media: ReturnType<typeof createEntryMedia>;
}

/**
 * Opens the state shared by all endpoints: the catalog, and everything that requests have changed.
 *
 * @throws {DatabaseFileError} if `db` cannot be opened as a database
 */
export function createService({ seed, catalog: items, db, ...shared }: ServiceOptions) {
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
    ...shared,
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
    close() {
      catalog.close();
      store.close();
    },
  };
}

export type Service = ReturnType<typeof createService>;
