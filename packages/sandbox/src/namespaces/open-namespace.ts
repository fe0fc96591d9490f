import { hash } from 'node:crypto';
import { createClock } from '../clock.ts';
import { createLog } from '../control/log.ts';
import type { RequestRecord } from '../control/request-record.ts';
import type { SandboxEvent } from '../control/sandbox-event.ts';
import { createFaults } from '../faults/faults.ts';
import { random } from '../random.ts';
import { createRateLimiter } from '../rate-limit/rate-limit.ts';
import { createRecorder } from '../scenarios/recorder.ts';
import { createReplayer } from '../scenarios/replayer.ts';
import type { Catalog } from '../search/catalog.ts';
import type { NamespaceList, Service, Shared } from '../service.ts';
import { openStore } from '../store/store.ts';
import { liveTags } from './live-tags.ts';

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
): Service {
  const { seed } = shared;
  const { catalog, tags } = liveTags(items, shared.ownEntries, shared.unchangedTags);
  const store = openStore(db, catalog);
  const clock = createClock();
  const faults = createFaults(seed);
  const rateLimit = createRateLimiter(clock, shared.firstRateLimit);
  const recorder = createRecorder();
  const replayer = createReplayer();
  const requests = createLog<RequestRecord>();
  const events = createLog<SandboxEvent>();
  let responses = 0;
  let next = random(seed);
  return {
    ...shared,
    namespace: name,
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
