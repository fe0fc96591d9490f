import { createApp } from './app.ts';
import { catalogEntries } from './catalog/catalog-entries.ts';
import { createCatalog } from './catalog/search/catalog.ts';
import { DEFAULT_EMBED_PORT } from './constants.ts';
import { type Fault, readFault } from './control/fault.ts';
import { faultResponse } from './control/fault-response.ts';
import { isControlPath } from './control/guard.ts';
import { type RequestRecord, recordOf } from './control/request-record.ts';
import { createEntryMedia } from './media/entry-media.ts';
import { createService, type SandboxEvent } from './state/service.ts';

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

export interface Sandbox {
  /**
   * Responds like the service, for any origin; URLs in the response use that origin. `Response.error()` means
   * a dropped connection. It does not check the caller: only `serve` protects `/_sandbox/*`.
   */
  fetch(request: Request): Promise<Response>;
  /** Resets faults, logs, changes and random sequences. */
  reset(): void;
  /**
   * Adds a fault. The newest matching fault affects a request.
   *
   * @returns a function that removes the fault
   * @throws {TypeError} if a field is invalid
   */
  fault(fault: Fault): () => void;
  /** Active faults, newest first; `times` is the remaining number. */
  faults(): readonly Fault[];
  /** Last requests, oldest first, without keys and tokens. */
  requests(): readonly RequestRecord[];
  /** Last events from pingbacks, oldest first. */
  events(): readonly SandboxEvent[];
  /** Frees threads and files. The sandbox cannot be used afterwards. */
  close(): Promise<void>;
}

/**
 * Creates the GIF service as a function from request to response.
 *
 * @throws {DatabaseFileError} if `db` cannot be opened as a database
 */
export function createSandbox({
  seed = 1,
  catalog = 0,
  db,
  apiKeys = [],
  tokens = [],
  siteUrl,
  embedUrl = `http://localhost:${DEFAULT_EMBED_PORT}/embed/`,
}: SandboxOptions = {}): Sandbox {
  const media = createEntryMedia();
  const service = createService({
    seed,
    db,
    apiKeys,
    tokens,
    siteUrl,
    embedUrl,
    media,
    catalog: createCatalog(catalogEntries(seed, catalog)),
  });
  const app = createApp(service);
  const closeAll = async () => {
    service.close();
    await media.close();
  };
  let closing: Promise<void> | undefined;
  return {
    async fetch(request) {
      const serve = () => app.fetch(request);
      // Neither logged nor affected by faults.
      if (isControlPath(request)) return serve();
      const fault = request.method === 'OPTIONS' ? undefined : service.faults.take(request);
      const response = await (fault ? faultResponse(fault, request.signal, serve) : serve());
      service.requests.add(recordOf(request, response.status));
      return response;
    },
    reset: service.reset,
    fault: (fault) => service.faults.add(readFault(fault)),
    faults: () => [...service.faults.list()],
    requests: service.requests.entries,
    events: service.events.entries,
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}
