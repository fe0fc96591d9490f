import { createApp } from './app.ts';
import { catalogEntries, ownEntries } from './catalog/catalog-entries.ts';
import { createTagIndex } from './catalog/tag-index.ts';
import { DEFAULT_EMBED_URL } from './constants.ts';
import { isControlPath, isOfAdminPage } from './control/control-path.ts';
import { recordOf } from './control/request-record.ts';
import { faultResponse } from './faults/fault-response.ts';
import { errorResponse, ServiceError } from './http/errors.ts';
import { createEntryMedia } from './media/entry-media.ts';
import { checkNamespace, namespaceOf } from './namespaces/namespace-of.ts';
import { createNamespaces } from './namespaces/namespaces.ts';
import { type RateLimit, readRateLimit } from './rate-limit/rate-limit.ts';
import { createControl, type SandboxControl } from './sandbox-control.ts';
import { scenes } from './scenes/scenes.ts';
import { createCatalog } from './search/catalog.ts';
import type { Service } from './service.ts';

export interface SandboxOptions {
  /**
   * Seed of the order of lists, of random results and of response ids.
   * @default 1
   */
  seed?: number | undefined;
  /**
   * The least number of items in the catalog, for load tests. Variants of its own items are added up to it.
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
   * Requests that one key may send to the API: `{ perHour: 100 }` is what the service gives a beta key.
   * Media, pages and pingbacks are not counted.
   * @default none
   */
  rateLimit?: RateLimit | undefined;
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
   * Folder that keeps drawn files for the next start. Of several folders, the first writable one is used.
   * @default none: drawn files are kept in memory alone
   */
  cacheFolder?: string | readonly string[] | undefined;
}

/** One of the services in a sandbox. They do not affect each other. */
export interface SandboxNamespace extends SandboxControl {
  /**
   * Responds as the service would, whatever origin the request is for: URLs in the response begin
   * with that origin. `Response.error()` stands for a dropped connection. It does not check who calls it; only
   * `serve` protects `/_sandbox/*`.
   */
  fetch(request: Request): Promise<Response>;
}

export interface Sandbox extends SandboxNamespace {
  /**
   * A separate service within this sandbox, for tests that run at the same time: what one test sets, changes
   * and requests in its namespace is visible only there. It is opened when it is first used, kept in memory,
   * and forgotten when 200 others have been used since.
   *
   * Over HTTP, a request names its namespace by the header `X-Sandbox-Namespace`.
   *
   * @param name of at most 200 characters
   * @throws {Error} when the name is longer
   */
  namespace(name: string): SandboxNamespace;
  /** Frees threads and files. After that, the sandbox cannot be used any more. */
  close(): Promise<void>;
}

/** Handles a request in a namespace, with its faults, and logs it there. */
const handleIn = async (
  service: Service,
  request: Request,
  serve: () => Response | Promise<Response>,
): Promise<Response> => {
  // They are not logged, and no fault affects them.
  if (isControlPath(request) || isOfAdminPage(request)) return serve();
  const isPreflight = request.method === 'OPTIONS';
  const strike = isPreflight ? undefined : service.faults.take(request);
  const respond = () => (isPreflight ? undefined : service.replayer.take(request)) ?? serve();
  const response = await (strike ? faultResponse(strike, request.signal, respond) : respond());
  await service.recorder.add(request, response);
  service.requests.add(recordOf(request, response.status));
  return response;
};

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
    rateLimit,
    siteUrl,
    embedUrl = DEFAULT_EMBED_URL,
    cacheFolder = [],
  } = options;
  const media = createEntryMedia({ cacheFolders: [cacheFolder].flat() });
  const own = ownEntries(scenes, seed);
  const shared = {
    seed,
    firstRateLimit: rateLimit && readRateLimit(rateLimit),
    ownEntries: own,
    unchangedTags: createTagIndex(own),
    apiKeys,
    tokens,
    siteUrl,
    embedUrl,
    ...media,
  };
  const namespaces = createNamespaces(
    shared,
    () => createCatalog(catalogEntries(scenes, seed, size)),
    db,
  );
  const app = createApp();

  const fetchIn = async (name: () => string, request: Request): Promise<Response> => {
    try {
      const service = namespaces.get(name());
      return await handleIn(service, request, () => app.fetch(request, { service }));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const response = errorResponse(error);
      response.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    }
  };

  return {
    ...createControl(() => namespaces.get('')),
    fetch: (request) => fetchIn(() => namespaceOf(request), request),
    namespace(name) {
      checkNamespace(name);
      return {
        ...createControl(() => namespaces.get(name)),
        fetch: (request) => fetchIn(() => name, request),
      };
    },
    async close() {
      namespaces.close();
      await media.close();
    },
  };
}
