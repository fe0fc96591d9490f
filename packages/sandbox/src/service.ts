import type { Entry } from './catalog/entry.ts';
import type { MediaJson } from './catalog/gif-json.ts';
import type { TagIndex } from './catalog/tag-index.ts';
import type { Faults } from './control/faults.ts';
import type { Log, RequestRecord } from './control/log.ts';
import type { Catalog } from './search/catalog.ts';
import type { Store } from './store/store.ts';

/** What every endpoint works with. */
export interface Service {
  catalog: Catalog;
  tags: TagIndex;
  store: Store;
  faults: Faults;
  requests: Log<RequestRecord>;
  events: Log<unknown>;
  /** API keys that are accepted; any is if the list is empty. */
  apiKeys: readonly string[];
  /** Tokens that are accepted; any is if the list is empty. */
  tokens: readonly string[];
  /** Site of the items' pages; without one, the origin of the request. */
  siteUrl: string | undefined;
  /** URL that an id is appended to. */
  embedUrl: string;
  /** A new id for each response. */
  nextResponseId(): string;
  /** The next number of the seeded sequence, from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  mediaJson(entry: Entry, origin: string): MediaJson;
  serveMedia(request: Request, entry: Entry, file: string): Promise<Response>;
  serveAvatar(request: Request, path: string): Promise<Response>;
  /** Forgets changes, faults and logs, and restarts the seeded sequences. */
  reset(): void;
}
