import { createApp } from './app.ts';
import { catalogEntries, ownEntries } from './catalog/catalog-entries.ts';
import { type CatalogGif, ownEntriesOf } from './catalog/own-gif.ts';
import { scenes } from './catalog/scenes.ts';
import { createCatalog } from './catalog/search/catalog.ts';
import { createTagIndex } from './catalog/tag-index.ts';
import { DEFAULT_EMBED_URL } from './constants.ts';
import { isControlPath, isOfAdminPage } from './control/control-path.ts';
import { faultResponse } from './control/fault-response.ts';
import { type RateLimit, readRateLimit } from './control/rate-limit.ts';
import { recordOf } from './control/request-record.ts';
import { errorResponse, ServiceError } from './http/errors.ts';
import { readCatalogFolder } from './media/catalog-folder.ts';
import { createEntryMedia } from './media/entry-media.ts';
import { createControl, type SandboxControl } from './sandbox-control.ts';
import type { Namespace } from './state/namespace.ts';
import { checkNamespace, namespaceOf } from './state/namespace-of.ts';
import { createNamespaces } from './state/namespaces.ts';

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
   * A request can name its namespace by the header `X-Sandbox-Namespace`, too. It is refused with status 503
   * when that would take the place of one that was used in the last 5 seconds.
   *
   * @param name of at most 200 characters
   * @throws {Error} when the name is longer
   */
  namespace(name: string): SandboxNamespace;
  /** Frees threads and files. After that, the sandbox cannot be used any more. */
  close(): Promise<void>;
}

/** The items whose tags are indexed, and all of them, as they are before any change. */
function readCatalog(catalog: NonNullable<SandboxOptions['catalog']>, seed: number) {
  if (typeof catalog === 'number') {
    const indexed = ownEntries(scenes, seed);
    return { indexed, all: () => catalogEntries(scenes, seed, catalog) };
  }
  const indexed = typeof catalog === 'string' ? readCatalogFolder(catalog) : ownEntriesOf(catalog);
  return { indexed, all: () => indexed };
}

/** Handles a request in a namespace, with its faults, and logs it there. */
const handleIn = async (
  namespace: Namespace,
  request: Request,
  serve: () => Response | Promise<Response>,
): Promise<Response> => {
  // They are not logged, and no fault affects them.
  if (isControlPath(request) || isOfAdminPage(request)) return serve();
  const isPreflight = request.method === 'OPTIONS';
  const strike = isPreflight ? undefined : namespace.faults.take(request);
  const respond = () => (isPreflight ? undefined : namespace.replayer.take(request)) ?? serve();
  const response = await (strike ? faultResponse(strike, request.signal, respond) : respond());
  await namespace.recorder.add(request, response);
  namespace.requests.add(recordOf(request, response.status));
  return response;
};

/**
 * The GIF service on one machine, as a function from request to response.
 *
 * @throws {DatabaseFileError} when `db` cannot be opened as a database
 * @throws {CatalogError} when a GIF or a file of `catalog` is wrong
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    seed = 1,
    catalog = 0,
    db,
    apiKeys = [],
    tokens = [],
    rateLimit,
    siteUrl,
    embedUrl = DEFAULT_EMBED_URL,
    cacheFolder = [],
  } = options;
  const media = createEntryMedia({ cacheFolders: [cacheFolder].flat() });
  const { indexed, all } = readCatalog(catalog, seed);
  const shared = {
    seed,
    firstRateLimit: rateLimit && readRateLimit(rateLimit),
    ownEntries: indexed,
    unchangedTags: createTagIndex(indexed),
    apiKeys,
    tokens,
    siteUrl,
    embedUrl,
    ...media,
  };
  const namespaces = createNamespaces(shared, () => createCatalog(all()), db);
  const app = createApp();

  const fetchIn = async (find: () => Namespace, request: Request): Promise<Response> => {
    try {
      const namespace = find();
      return await handleIn(namespace, request, () => app.fetch(request, { namespace }));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const response = errorResponse(error);
      response.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    }
  };

  return {
    ...createControl(() => namespaces.get('')),
    fetch: (request) => fetchIn(() => namespaces.ask(namespaceOf(request)), request),
    namespace(name) {
      checkNamespace(name);
      return {
        ...createControl(() => namespaces.get(name)),
        fetch: (request) => fetchIn(() => namespaces.get(name), request),
      };
    },
    async close() {
      namespaces.close();
      await media.close();
    },
  };
}
