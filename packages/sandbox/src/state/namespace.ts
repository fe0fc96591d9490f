import type { CatalogEntry, Entry } from '../catalog/entry.ts';
import type { MediaJson } from '../catalog/gif-json.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import type { TagIndex } from '../catalog/tag-index.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../control/faults.ts';
import type { Log } from '../control/log.ts';
import type { RateLimit, RateLimiter } from '../control/rate-limit.ts';
import type { Recorder } from '../control/recorder.ts';
import type { Replayer } from '../control/replayer.ts';
import type { RequestRecord } from '../control/request-record.ts';
import type { SandboxEvent } from '../control/sandbox-event.ts';
import type { Store } from './store.ts';

/** What all namespaces of a sandbox have in common. */
export interface Shared {
  seed: number;
  /** The limit that every namespace begins with. */
  firstRateLimit: RateLimit | undefined;
  /** The items whose tags are indexed, and their index, both as they are before any change. */
  ownEntries: readonly CatalogEntry[];
  unchangedTags: TagIndex;
  /** API keys that are accepted; any is if the list is empty. */
  apiKeys: readonly string[];
  /** Tokens that are accepted; any is if the list is empty. */
  tokens: readonly string[];
  /** Site of the items' pages; without one, the origin of the request. */
  siteUrl: string | undefined;
  /** URL that an id is appended to. */
  embedUrl: string;
  mediaJson(entry: Entry, origin: string): MediaJson;
  serveMedia(request: Request, entry: Entry, file: string): Promise<Response>;
  serveAvatar(request: Request, path: string): Promise<Response>;
  /** Makes drawings wait a moment, so that API requests come first. */
  giveWay(): void;
}

/** The namespaces of a sandbox besides the one without a name. */
export interface NamespaceList {
  /** Last used first. */
  names(): string[];
  /** Closes a namespace. Returns whether it was open. */
  forget(name: string): boolean;
}

/** One namespace, with all that requests in it have set and changed. Every endpoint works on one. */
export interface Namespace extends Shared {
  /** Name of the namespace; empty for requests without one. */
  name: string;
  namespaces: NamespaceList;
  catalog: Catalog;
  tags: TagIndex;
  store: Store;
  clock: Clock;
  faults: Faults;
  rateLimit: RateLimiter;
  recorder: Recorder;
  replayer: Replayer;
  requests: Log<RequestRecord>;
  events: Log<SandboxEvent>;
  /** A new id for each response. */
  nextResponseId(): string;
  /** The next number of the seeded sequence, from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** Forgets changes, faults and logs, sets the clock right and restarts the seeded sequences. */
  reset(): void;
  close(): void;
}
