import type { Entry } from './catalog/entry.ts';
import type { MediaJson } from './catalog/gif-json.ts';
import type { TagIndex } from './catalog/tag-index.ts';
import type { Faults } from './http/faults.ts';
import type { Log, RequestRecord } from './http/log.ts';
import type { PlatformStore } from './platform/store.ts';
import type { Catalogue } from './store/catalogue.ts';
import type { Changes } from './store/changes.ts';

/** What every call works with. */
export interface Service {
  catalogue: Catalogue;
  tags: TagIndex;
  changes: Changes;
  /** What the wider platform's calls read and change. */
  platform: PlatformStore;
  faults: Faults;
  requests: Log<RequestRecord>;
  events: Log<unknown>;
  /** Keys that are let in; any is when there are none. */
  apiKeys: readonly string[];
  /** Tokens that are let in; any is when there are none. */
  tokens: readonly string[];
  /** Site of the items' pages; the request's own origin when there is none. */
  siteUrl: string | undefined;
  embedUrl: string;
  /** Names one answer, differently each time. */
  nextResponseId(): string;
  /** The next number of the seeded row, from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  mediaJson(entry: Entry, origin: string): MediaJson;
  serveMedia(request: Request, entry: Entry, file: string): Promise<Response>;
  serveAvatar(request: Request, path: string): Promise<Response>;
  /** Forgets what calls have changed, logged and set up. */
  reset(): void;
}
