/**
 * Permission for one use. `with-approval`: needs a written approval of the service. `unknown`: the terms were not
 * reviewed for this package.
 */
export type Permission = 'yes' | 'no' | 'with-approval' | 'unknown';

/** Uses that a service's terms may allow, as messages name them. */
export const USES = {
  /** Call the API from a server, including server rendering. */
  mayProxyApi: 'calls from a server',
  /** Send media to browsers through your server, proxy or CDN. */
  mayProxyMedia: 'media through a server or CDN',
  /** Store media URLs or responses for longer than a page is open. */
  mayCacheUrls: 'keeping media URLs',
  /** Copy media: download them and upload them elsewhere. */
  mayStoreMedia: 'copies of its media',
  /** Leave out or reorder results. */
  mayFilter: 'leaving results out or reordering them',
  /** Show results of another service in the same list. */
  mayMix: 'other services in the same list',
  /** Change media URLs, including their query. */
  mayChangeUrls: 'changes of media URLs',
} as const;

/** Uses that a service's terms may allow. */
export type Terms = { readonly [Name in keyof typeof USES]: Permission };

export type TermName = keyof Terms;

/** Page and date of a term. */
export interface TermSource {
  readonly url: string;
  /** YYYY-MM-DD */
  readonly readOn: string;
}

/** Pages of the terms; your own catalog has none. */
export type TermSources = Readonly<Partial<Record<TermName, TermSource>>>;

export const TERM_NAMES = /* @__PURE__ */ Object.keys(USES) as readonly TermName[];

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
