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

/** Something that the terms of a service forbid. Nothing was sent, copied or changed. */
export class TermsError extends Error {
  override readonly name = 'TermsError';

  /** The term that forbids it. */
  readonly term: TermName;

  constructor(message: string, term: TermName) {
    super(message);
    this.term = term;
  }
}

/** Also true for an error of another copy of this package. */
export const isTermsError = (error: unknown): error is TermsError =>
  (error as Partial<TermsError> | undefined)?.name === 'TermsError';

/** The strictest first. */
const ORDER: readonly Permission[] = ['no', 'with-approval', 'unknown', 'yes'];

type Sourced = Terms & { readonly termSources: TermSources };

/** Of each term the strictest of several services, with its source: what one of them forbids is forbidden for all. */
export function strictestOf(all: readonly Sourced[]): Sourced {
  const strictest = TERM_NAMES.map((name) => {
    const [first] = [...all].sort((a, b) => ORDER.indexOf(a[name]) - ORDER.indexOf(b[name]));
    return [name, first] as const;
  });
  const terms = strictest.map(([name, one]) => [name, one?.[name] ?? 'unknown']);
  const sources = strictest.map(([name, one]) => [name, one?.termSources[name]]);
  return {
    ...(Object.fromEntries(terms) as Record<keyof Terms, Permission>),
    termSources: Object.fromEntries(sources.filter(([, source]) => source)),
  };
}
