/**
 * What a service's terms say about one thing. `with-approval`: not without a written approval of the service.
 * `unknown`: nobody has read its terms for this package.
 */
export type Permission = 'yes' | 'no' | 'with-approval' | 'unknown';

/** What a service's terms allow whoever uses its API. */
export interface Terms {
  /** Calls to its API from a server, also while a page is rendered there. */
  readonly mayProxyApi: Permission;
  /** Media that come to browsers through a server, proxy or CDN of yours. */
  readonly mayProxyMedia: Permission;
  /** Keeping the URLs of its media, or its responses, for longer than a page is open. */
  readonly mayCacheUrls: Permission;
  /** Copies of its media: downloading them to upload them elsewhere. */
  readonly mayStoreMedia: Permission;
  /** Leaving results out, or showing them in another order. */
  readonly mayFilter: Permission;
  /** Results of another service in the same list. */
  readonly mayMix: Permission;
  /** Changing the URLs of its media, their query included. */
  readonly mayChangeUrls: Permission;
}

export type TermName = keyof Terms;

/** Where a term can be read, and when it was. */
export interface TermSource {
  /** Page of the service. */
  readonly url: string;
  /** YYYY-MM-DD */
  readonly readOn: string;
}

/** The pages that the terms were read from; a catalog of your own has none. */
export type TermSources = Readonly<Partial<Record<TermName, TermSource>>>;

/** The names of all terms. */
export const TERM_NAMES = [
  'mayProxyApi',
  'mayProxyMedia',
  'mayCacheUrls',
  'mayStoreMedia',
  'mayFilter',
  'mayMix',
  'mayChangeUrls',
] as const satisfies readonly TermName[];

/** The same answer to every question. */
export const allTerms = (permission: Permission): Terms =>
  Object.fromEntries(TERM_NAMES.map((name) => [name, permission])) as Record<TermName, Permission>;
