import { createApp } from './app.ts';
import { catalogEntries, ownEntries } from './catalog/catalog-entries.ts';
import { type CatalogGif, ownEntriesOf } from './catalog/own-gif.ts';
import { scenes } from './catalog/scenes.ts';
import { createCatalog } from './catalog/search/catalog.ts';
import type { Clock } from './clock.ts';
import { DEFAULT_EMBED_URL } from './constants.ts';
import { type Fault, readFault } from './control/fault.ts';
import { faultResponse } from './control/fault-response.ts';
import { isControlPath } from './control/guard.ts';
import { type RequestRecord, recordOf } from './control/request-record.ts';
import { readCatalogFolder } from './media/catalog-folder.ts';
import { createEntryMedia } from './media/entry-media.ts';
import { createService, type SandboxEvent } from './state/service.ts';

export interface SandboxOptions {
  /**
   * Seed of the order of lists, of random results and of response ids.
   * @default 1
   */
  seed?: number | undefined;
  /**
   * A number: the least number of items, for load tests; variants of the sandbox's own items are added up to it.
   * GIFs, the most popular first, as the service writes them; or the path of a folder with files: these take the
   * place of the sandbox's own items. Emoji, and texts that are drawn on demand, stay.
   * @default 0, only its own items
   */
  catalog?: number | string | readonly CatalogGif[] | undefined;
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
  /**
   * Folder that keeps drawn files for the next start.
   * @default none: drawn files are kept only in memory
   */
  cacheFolder?: string | undefined;
}

export interface Sandbox {
  /**
   * Responds as the service would, whatever origin the request is for: URLs in the response begin
   * with that origin. `Response.error()` stands for a dropped connection. It does not check who calls it; only
   * `serve` protects `/_sandbox/*`.
   */
  fetch(request: Request): Promise<Response>;
  /** Forgets faults, logs and every change, sets the clock right, and restarts random sequences. */
  reset(): void;
  /**
   * Adds a fault. The newest fault that matches a request affects it.
   *
   * @returns a function that removes the fault
   * @throws {TypeError} when a field is wrong
   */
  fault(fault: Fault): () => void;
  /** The active faults, newest first; `times` is how many times each will still happen. */
  faults(): readonly Fault[];
  /** The last requests, oldest first, without keys and tokens. */
  requests(): readonly RequestRecord[];
  /** The last events that pingbacks sent, oldest first. */
  events(): readonly SandboxEvent[];
  readonly clock: Clock;
  /** Frees threads and files. After that, the sandbox cannot be used any more. */
  close(): Promise<void>;
}

/** The items whose tags are indexed, and all items. */
function readCatalog(catalog: NonNullable<SandboxOptions['catalog']>, seed: number) {
  if (typeof catalog === 'number') {
    return { tagged: ownEntries(scenes, seed), all: catalogEntries(scenes, seed, catalog) };
  }
  const own = typeof catalog === 'string' ? readCatalogFolder(catalog) : ownEntriesOf(catalog);
  return { tagged: own, all: own };
}

/** Whether the admin page itself sent a request, for its pictures or by one of its links. */
function isOfAdminPage({ headers }: Request): boolean {
  const referrer = headers.get('Referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).pathname === '/_sandbox/admin';
}

/**
 * The GIF service on one machine, as a function from request to response.
 *
 * @throws {DatabaseFileError} when `db` cannot be opened as a database
 * @throws {CatalogError} when a GIF or a file of `catalog` is wrong
 */
export function createSandbox({
  seed = 1,
  catalog = 0,
  db,
  apiKeys = [],
  tokens = [],
  siteUrl,
  embedUrl = DEFAULT_EMBED_URL,
  cacheFolder,
}: SandboxOptions = {}): Sandbox {
  const { tagged, all } = readCatalog(catalog, seed);
  const media = createEntryMedia({ cacheFolder });
  const shared = { seed, db, apiKeys, tokens, siteUrl, embedUrl, media, tagged };
  const service = createService({ ...shared, catalog: createCatalog(all) });
  const app = createApp(service);
  return {
    async fetch(request) {
      const serve = () => app.fetch(request);
      // They are not logged, and no fault affects them.
      if (isControlPath(request) || isOfAdminPage(request)) return serve();
      const strike = request.method === 'OPTIONS' ? undefined : service.faults.take(request);
      const response = await (strike ? faultResponse(strike, request.signal, serve) : serve());
      service.requests.add(recordOf(request, response.status));
      return response;
    },
    reset: service.reset,
    fault(fault) {
      const id = service.faults.add(readFault(fault));
      return () => void service.faults.remove(id);
    },
    faults: () => [...service.faults.list()],
    requests: () => [...service.requests.entries()],
    events: () => [...service.events.entries()],
    clock: service.clock,
    async close() {
      service.close();
      await media.close();
    },
  };
}
