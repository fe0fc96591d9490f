import { hash } from 'node:crypto';
import { createApp } from './app.ts';
import { random } from './art/random.ts';
import { scenes } from './art/scenes/index.ts';
import { catalogEntries, ownEntries } from './catalog/catalog-entries.ts';
import { createTagIndex } from './catalog/tag-index.ts';
import { DEFAULT_EMBED_URL } from './constants.ts';
import { isControlPath } from './control/control-path.ts';
import { faultResponse, wait } from './control/fault-response.ts';
import { createFaults, type Fault } from './control/faults.ts';
import { createLog, type RequestRecord, recordOf } from './control/log.ts';
import { createEntryMedia } from './media/entry-media.ts';
import { createCatalog } from './search/catalog.ts';
import type { Service } from './service.ts';
import { openStore } from './store/store.ts';

export interface SandboxOptions {
  /**
   * Seed of the order of lists, of random results and of response ids.
   * @default 1
   */
  seed?: number | undefined;
  /**
   * Items that the catalog has at least, for load tests. Variants of its own items fill it up.
   * @default 0, only its own items
   */
  catalog?: number | undefined;
  /**
   * Path of a SQLite file that keeps what requests change.
   * @default none: changes are lost when the sandbox is closed
   */
  db?: string | undefined;
  /**
   * API keys that are accepted. An empty list accepts any key.
   * @default []
   */
  apiKeys?: readonly string[] | undefined;
  /**
   * Tokens that the wider platform's endpoints accept. An empty list accepts any token.
   * @default []
   */
  tokens?: readonly string[] | undefined;
  /**
   * Site of the items' pages, without a slash at its end.
   * @default the origin of the request
   */
  siteUrl?: string | undefined;
  /**
   * URL of the embed page; the item's id is appended.
   * @default 'http://localhost:4001/embed/'
   */
  embedUrl?: string | undefined;
}

export interface Sandbox {
  /**
   * Responds as the service would, whatever origin the request is for: URLs in the response begin
   * with that origin. `Response.error()` stands for a dropped connection. It trusts its caller: the
   * limits for `/_sandbox/*` are those of `serve`.
   */
  fetch(request: Request): Promise<Response>;
  /** Frees threads and files. After that, the sandbox cannot be used any more. */
  close(): Promise<void>;
}

/**
 * The GIF service on one machine, as a function from request to response.
 *
 * @throws {DatabaseFileError} when `db` cannot be opened as a database
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    seed = 1,
    catalog: size = 0,
    db,
    apiKeys = [],
    tokens = [],
    siteUrl,
    embedUrl = DEFAULT_EMBED_URL,
  } = options;
  const catalog = createCatalog(catalogEntries(scenes, seed, size));
  const store = openStore(db, catalog);
  const media = createEntryMedia();
  const faults = createFaults();
  const requests = createLog<RequestRecord>();
  const events = createLog<unknown>();
  let responses = 0;
  let next = random(seed);

  const service: Service = {
    catalog,
    store,
    tags: createTagIndex(ownEntries(scenes, seed)),
    faults,
    requests,
    events,
    apiKeys,
    tokens,
    siteUrl,
    embedUrl,
    ...media,
    nextResponseId() {
      responses += 1;
      return hash('sha1', `${seed}:${responses}`);
    },
    random: () => next(),
    reset() {
      store.reset();
      faults.clear();
      requests.clear();
      events.clear();
      responses = 0;
      next = random(seed);
    },
  };
  const app = createApp(service);

  const respond = async (request: Request, fault: Fault | undefined): Promise<Response> => {
    if (!fault) return app.fetch(request);
    await wait(fault.latencyMs ?? 0, request.signal);
    if (request.signal.aborted) return Response.error();
    return faultResponse(fault, () => app.fetch(request));
  };

  return {
    async fetch(request) {
      // They are not logged, and no fault affects them.
      if (isControlPath(request)) return app.fetch(request);
      const isPreflight = request.method === 'OPTIONS';
      const response = await respond(
        request,
        isPreflight ? undefined : faults.take(new URL(request.url).pathname),
      );
      requests.add(recordOf(request, response.status));
      return response;
    },
    async close() {
      catalog.close();
      store.close();
      await media.close();
    },
  };
}
