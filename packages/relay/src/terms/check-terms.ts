import { type GifProvider, type TermName, TermsError } from '@gifkit/providers';

export interface Approval {
  /** Reference for finding it again: a ticket number or the subject of a mail. */
  reference: string;
  /** YYYY-MM-DD */
  date: string;
  /** Terms that it covers. @default ['mayProxyApi'] */
  covers?: readonly TermName[] | undefined;
}

const WHAT = {
  mayProxyApi: 'calls from a server',
  mayProxyMedia: 'media through a server',
} as const satisfies Partial<Record<TermName, string>>;

export const coveredBy = (approval: Approval | undefined): readonly TermName[] =>
  approval ? (approval.covers ?? ['mayProxyApi']) : [];

/**
 * Checks the service's terms before anything is relayed.
 *
 * @throws {TermsError} if they forbid it, or if they require an approval (or are unknown) and there is none.
 */
export function assertAllowed(
  { name, capabilities }: Pick<GifProvider, 'name' | 'capabilities'>,
  term: keyof typeof WHAT,
  approval: Approval | undefined,
): void {
  const permission = capabilities[term];
  if (permission === 'yes') return;
  const source = capabilities.termSources[term];
  const read = source ? ` (${source.url}, read on ${source.readOn})` : '';
  const what = WHAT[term];
  if (permission === 'no') {
    throw new TermsError(
      `@gifkit/relay: ${name}: its terms forbid ${what}${read}. They provide for no approval. If the service is yours, set isOwnService on the provider.`,
      term,
    );
  }
  if (coveredBy(approval).includes(term)) return;
  const said =
    permission === 'unknown'
      ? `it is not known whether its terms allow ${what}`
      : `its terms allow ${what} with its written approval only`;
  const covers = term === 'mayProxyApi' ? '' : `, covers: ['mayProxyApi', '${term}']`;
  throw new TermsError(
    `@gifkit/relay: ${name}: ${said}${read}. Name yours: \`approval: { reference, date${covers} }\`.`,
    term,
  );
}
