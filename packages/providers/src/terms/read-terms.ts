import type { ServiceTerms } from './service-terms.ts';
import { allTerms, TERM_NAMES, type TermName } from './terms.ts';

/** What a host knows better about a service's terms. */
export interface TermsOptions {
  /**
   * What the service has approved in writing. Where its terms know no approval, there is none to give.
   *
   * @example ['mayProxyApi', 'mayProxyMedia']
   */
  approved?: readonly TermName[] | undefined;
  /** The calls are those of the service itself, to whom its terms do not apply. @default false */
  isOwnService?: boolean | undefined;
}

/**
 * A service's terms with what it has approved.
 *
 * @throws {TypeError} where a name is none of a term, or its terms know no approval of it.
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
        `approved has “${name}”, but the service's terms know no approval of it: ${source}. isOwnService says that the calls are those of the service itself.`,
      );
    }
  }
  if (isOwnService) return { ...terms, ...allTerms('yes') };
  return { ...terms, ...Object.fromEntries(approved.map((name) => [name, 'yes'])) };
}
