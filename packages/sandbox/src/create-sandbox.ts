import { hash } from 'node:crypto';
import { createApp } from './app.ts';
import { random } from './art/random.ts';
import { scenes } from './art/scenes/index.ts';
import { catalogueEntries, ownEntries } from './catalog/catalogue-entries.ts';
import { createTagIndex } from './catalog/tag-index.ts';
import { DEFAULT_EMBED_URL } from './constants.ts';
import { faultResponse, wait } from './http/fault-response.ts';
import { createFaults, type Fault } from './http/faults.ts';
import { createLog, type RequestRecord, recordOf } from './http/log.ts';
import { openPlatformStore } from './platform/store.ts';
import { createSandboxMedia } from './sandbox-media.ts';
import type { Service } from './service.ts';
import { createCatalogue } from './store/catalogue.ts';
import { openChanges } from './store/changes.ts';

export interface SandboxOptions {
  /**
   * What order, random answers and response ids follow from.
   * @default 1
   */
  seed?: number | undefined;
  /**
   * Items that the catalogue has at least: its own ones are multiplied until they are as many.
   * @default 0, its own ones alone
   */
  catalog?: number | undefined;
  /**
   * File that keeps what calls have changed.
   * @default none: it is forgotten when the sandbox is closed
   */
  db?: string | undefined;
  /**
   * API keys that are let in. With none given, any key is.
   * @default []
   */
  apiKeys?: readonly string[] | undefined;
  /**
   * Tokens that the wider platform's calls let in. With none given, any token is.
   * @default []
   */
  tokens?: readonly string[] | undefined;
  /**
   * Site that the items' pages lie on, without a slash at its end.
   * @default the origin of the request
   */
  siteUrl?: string | undefined;
  /**
   * URL that an id is put behind to embed the item.
   * @default 'http://localhost:4001/embed/'
   */
  embedUrl?: string | undefined;
}

export interface Sandbox {
  /**
   * Answers a request as the service would, whatever origin it is addressed to: the URLs in the
   * answer lie on that origin. `Response.error()` stands for a dropped connection.
   */
  fetch(request: Request): Promise<Response>;
  /** Frees what the sandbox holds. It answers no more then. */
  close(): Promise<void>;
}

/** Calls of the sandbox's own are neither logged nor disturbed. */
const isControl = (path: string): boolean => path.startsWith('/_sandbox/');

/** The GIF service on one machine, as a function from request to response. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const {
    seed = 1,
    catalog = 0,
    db,
    apiKeys = [],
    tokens = [],
    siteUrl,
    embedUrl = DEFAULT_EMBED_URL,
  } = options;
  const changes = openChanges(db);
  const catalogue = createCatalogue(catalogueEntries(scenes, seed, catalog));
  const platform = openPlatformStore(db, catalogue);
  const media = createSandboxMedia();
  const faults = createFaults();
  const requests = createLog<RequestRecord>();
  const events = createLog<unknown>();
  let answers = 0;
  let next = random(seed);

  const service: Service = {
    catalogue,
    changes,
    platform,
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
      answers += 1;
      return hash('sha1', `${seed}:${answers}`);
    },
    random: () => next(),
    reset() {
      changes.clear();
      platform.reset();
      faults.clear();
      requests.clear();
      events.clear();
      answers = 0;
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
      const path = new URL(request.url).pathname;
      if (isControl(path)) return app.fetch(request);
      const preflight = request.method === 'OPTIONS';
      const response = await respond(request, preflight ? undefined : faults.take(path));
      requests.add(recordOf(request, response.status));
      return response;
    },
    async close() {
      catalogue.close();
      changes.close();
      platform.close();
      await media.close();
    },
  };
};
