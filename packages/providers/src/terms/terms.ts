/**
 * Permission for one use. `with-approval`: needs a written approval of the service. `unknown`: the terms were not
 * reviewed for this package.
 */
export type Permission = 'yes' | 'no' | 'with-approval' | 'unknown';

/** Uses that a service's terms may allow. */
export interface Terms {
  /** Call the API from a server, including server rendering. */
  readonly mayProxyApi: Permission;
  /** Send media to browsers through your server, proxy or CDN. */
  readonly mayProxyMedia: Permission;
  /** Store media URLs or responses for longer than a page is open. */
  readonly mayCacheUrls: Permission;
  /** Copy media: download them and upload them elsewhere. */
  readonly mayStoreMedia: Permission;
  /** Leave out or reorder results. */
  readonly mayFilter: Permission;
  /** Show results of another service in the same list. */
  readonly mayMix: Permission;
  /** Change media URLs, including their query. */
  readonly mayChangeUrls: Permission;
}

export type TermName = keyof Terms;

/** Page and date of a term. */
export interface TermSource {
  readonly url: string;
  /** YYYY-MM-DD */
  readonly readOn: string;
}

/** Pages of the terms; your own catalog has none. */
export type TermSources = Readonly<Partial<Record<TermName, TermSource>>>;

export const TERM_NAMES = [
  'mayProxyApi',
  'mayProxyMedia',
  'mayCacheUrls',
  'mayStoreMedia',
  'mayFilter',
  'mayMix',
  'mayChangeUrls',
] as const satisfies readonly TermName[];

export const allTerms = (permission: Permission): Terms =>
  Object.fromEntries(TERM_NAMES.map((name) => [name, permission])) as Record<TermName, Permission>;

/** Thrown if the terms of a service forbid an action. Nothing was sent, copied or changed. */
export class TermsError extends Error {
  override readonly name = 'TermsError';

  readonly term: TermName;

  constructor(message: string, term: TermName) {
    super(message);
    this.term = term;
  }
}
