import { describeTerm, type TermName, TermsError, type UnderTerms } from '@gifkit/providers';

export interface Approval {
  /** Reference for finding it again: a ticket number or the subject of a mail. */
  reference: string;
  /** YYYY-MM-DD */
  date: string;
  /** Terms that it covers. @default ['mayProxyApi'] */
  covers?: readonly TermName[] | undefined;
}

/**
 * Checks the service's terms before anything is relayed.
 *
 * @param approved terms that an approval covers.
 * @throws {TermsError} if they forbid it, or if they require an approval (or are unknown) and there is none.
 */
export function assertAllowed(
  provider: UnderTerms,
  term: 'mayProxyApi' | 'mayProxyMedia',
  approved: readonly TermName[],
): void {
  const permission = provider.capabilities[term];
  const isForbidden = permission === 'no';
  if (permission === 'yes' || (!isForbidden && approved.includes(term))) return;
  const covers = term === 'mayProxyApi' ? '' : `, covers: ['mayProxyApi', '${term}']`;
  const advice = isForbidden
    ? 'They provide for no approval. If the service is yours, set isOwnService on the provider.'
    : `Name yours: \`approval: { reference, date${covers} }\`.`;
  throw new TermsError(`@gifkit/relay: ${describeTerm(provider, term)} ${advice}`, term);
}
