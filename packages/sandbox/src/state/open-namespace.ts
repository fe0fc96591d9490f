import { hash } from 'node:crypto';
import type { Catalog } from '../catalog/search/catalog.ts';
import { createClock } from '../clock.ts';
import { LOG_BYTES, NAMESPACE_LOG_BYTES } from '../constants.ts';
import { createFaults } from '../control/faults.ts';
import { createLog } from '../control/log.ts';
import { createRateLimiter } from '../control/rate-limit.ts';
import { createRecorder } from '../control/recorder.ts';
import { createReplayer } from '../control/replayer.ts';
import type { RequestRecord } from '../control/request-record.ts';
import type { SandboxEvent } from '../control/sandbox-event.ts';
import { random } from '../random.ts';
import { liveTags } from './live-tags.ts';
import type { Namespace, NamespaceList, Shared } from './namespace.ts';
import { openStore } from './store.ts';

export interface NamespaceParts {
  name: string;
  /** Closed with the namespace. */
  catalog: Catalog;
  /** Path of the file that keeps what requests change; without one, they are lost. */
  db: string | undefined;
  namespaces: NamespaceList;
}

/**
 * Opens a namespace, which is a separate service for its users.
 *
 * @throws {DatabaseFileError} when `db` cannot be opened as a database
 */
export function openNamespace(
  shared: Shared,
  { name, catalog: items, db, namespaces }: NamespaceParts,
): Namespace {
  const { seed } = shared;
  const { catalog, tags } = liveTags(items, shared.ownEntries, shared.unchangedTags);
  const store = openStore(db, catalog);
  const clock = createClock();
  const faults = createFaults(seed);
  const rateLimit = createRateLimiter(clock, shared.firstRateLimit);
  const recorder = createRecorder();
  const replayer = createReplayer();
  const logBytes = name === '' ? LOG_BYTES : NAMESPACE_LOG_BYTES;
  const requests = createLog<RequestRecord>(logBytes);
  const events = createLog<SandboxEvent>(logBytes);
  let responses = 0;
  let next = random(seed);
  return {
    ...shared,
    name,
    namespaces,
    catalog,
    tags,
    store,
    clock,
    faults,
    rateLimit,
    recorder,
    replayer,
    requests,
    events,
    nextResponseId() {
      responses += 1;
      return hash('sha1', `${seed}:${responses}`);
    },
    random: () => next(),
    reset() {
      store.reset();
      clock.reset();
      faults.clear();
      rateLimit.reset();
      recorder.stop();
      replayer.stop();
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
