import type { ServiceTerms } from './service-terms.ts';
import { allTerms, TERM_NAMES, type TermName } from './terms.ts';

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
