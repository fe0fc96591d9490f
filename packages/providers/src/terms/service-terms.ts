import type { Capabilities } from '../gif-provider.ts';
import { allTerms, TERM_NAMES, type TermName, type TermSource, type TermSources } from './terms.ts';

type ServiceTerms = Pick<Capabilities, 'attribution' | 'termSources' | TermName>;

const allFrom = (source: TermSource): TermSources =>
  Object.fromEntries(TERM_NAMES.map((name) => [name, source]));

const GIPHY_PRACTICES = {
  url: 'https://developers.giphy.com/docs/api/best-practices/',
  readOn: '2026-08-31',
};

/** GIPHY never approves proxies, but may approve caching. */
export const GIPHY_TERMS: ServiceTerms = {
  mayProxyApi: 'no',
  mayProxyMedia: 'no',
  mayCacheUrls: 'with-approval',
  mayStoreMedia: 'with-approval',
  mayFilter: 'no',
  mayMix: 'no',
  mayChangeUrls: 'no',
  termSources: /* @__PURE__ */ allFrom(GIPHY_PRACTICES),
  attribution: {
    text: 'Powered By GIPHY',
    url: 'https://giphy.com',
    isRequired: true,
    places: ['results'],
    mark: { isRequired: true, url: 'https://developers.giphy.com/docs/api/' },
  },
};

const KLIPY_REQUIREMENTS = {
  url: 'https://docs.klipy.com/integration-requirements',
  readOn: '2026-09-08',
};

/**
 * KLIPY's requirements call the mark optional, but its API terms (2026-06-23) require it; the contract takes
 * precedence. The terms also allow thumbnails of results in the user's copy of the app.
 */
export const KLIPY_TERMS: ServiceTerms = {
  mayProxyApi: 'with-approval',
  mayProxyMedia: 'with-approval',
  mayCacheUrls: 'no',
  mayStoreMedia: 'with-approval',
  mayFilter: 'no',
  mayMix: 'with-approval',
  mayChangeUrls: 'no',
  termSources: /* @__PURE__ */ allFrom(KLIPY_REQUIREMENTS),
  attribution: {
    text: 'Powered by KLIPY',
    url: 'https://klipy.com',
    isRequired: true,
    placeholder: 'Search KLIPY',
    places: ['search-field', 'results'],
    mark: { isRequired: true, url: KLIPY_REQUIREMENTS.url },
  },
};

export const UNKNOWN_TERMS: ServiceTerms = {
  .../* @__PURE__ */ allTerms('unknown'),
  termSources: {},
  attribution: { text: '', url: '', isRequired: false, places: [] },
};

/** Terms of your own catalog. */
export const OWN_TERMS: ServiceTerms = { ...UNKNOWN_TERMS, .../* @__PURE__ */ allTerms('yes') };

const SERVICES: readonly (readonly [RegExp, ServiceTerms])[] = [
  [/(^|\.)giphy\.com$/, GIPHY_TERMS],
  [/(^|\.)klipy\.com?$/, KLIPY_TERMS],
];

/**
 * Returns the terms of the service that a host belongs to, for any API that the host has.
 *
 * @param host host name without a port: 'api.klipy.com', 'media2.giphy.com'.
 * @returns undefined if the host belongs to no known service.
 */
export const termsOfHost = (host: string): ServiceTerms | undefined =>
  SERVICES.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1];

export interface TermsOptions {
  /**
   * Terms that the service has approved in writing, if it gives approvals for them.
   *
   * @example ['mayProxyApi', 'mayProxyMedia']
   */
  approved?: readonly TermName[] | undefined;
  /** You are the service, so its terms do not apply to you. @default false */
  isOwnService?: boolean | undefined;
}

/**
 * Returns a service's terms with your approvals.
 *
 * @throws {TypeError} when a name is unknown, or the service never approves that term.
 */
export function readTerms(
  terms: ServiceTerms,
  { approved = [], isOwnService = false }: TermsOptions,
): ServiceTerms {
  for (const name of approved) {
    if (!TERM_NAMES.includes(name)) {
      throw new TypeError(
        `approved has “${name}”, but may have these names only: ${TERM_NAMES.join(', ')}.`,
      );
    }
    if (terms[name] === 'no') {
      const source = terms.termSources[name]?.url;
      throw new TypeError(
        `approved has “${name}”, but the service's terms provide for no approval of it: ${source}. If the service is yours, set isOwnService.`,
      );
    }
  }
  if (isOwnService) return { ...terms, ...allTerms('yes') };
  return { ...terms, ...Object.fromEntries(approved.map((name) => [name, 'yes'])) };
}
