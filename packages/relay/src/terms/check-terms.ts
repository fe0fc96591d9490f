import { type GifProvider, type TermName, TermsError } from '@gifkit/providers';

/** A written approval of the service. */
export interface Approval {
  /** Where it can be found again: the number of a ticket, the subject of a mail. */
  reference: string;
  /** YYYY-MM-DD */
  date: string;
  /** @default ['mayProxyApi'] */
  covers?: readonly TermName[] | undefined;
}

const WHAT = {
  mayProxyApi: 'calls from a server',
  mayProxyMedia: 'media through a server',
} as const satisfies Partial<Record<TermName, string>>;

/** What the approval is for; nothing where there is none. */
export const coveredBy = (approval: Approval | undefined): readonly TermName[] =>
  approval ? (approval.covers ?? ['mayProxyApi']) : [];

/**
 * An approval as it was given.
 *
 * @throws {TypeError} where it does not say which one, or not when.
 */
export function readApproval(approval: Approval | undefined): Approval | undefined {
  if (approval === undefined) return undefined;
  const { reference, date } = Object(approval) as Partial<Approval>;
  if (typeof reference !== 'string' || reference.trim() === '') {
    throw new TypeError(
      'approval.reference is missing: say where the approval can be found again.',
    );
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(String(date)) || Number.isNaN(Date.parse(String(date)))) {
    throw new TypeError(`approval.date is “${date}”, but has to be a day such as “2026-11-23”.`);
  }
  return approval;
}

/**
 * Asks the terms of a service before anything goes through the relay.
 *
 * @throws {TermsError} where they forbid it, and where they want an approval, or nobody knows them, and there is none.
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
      `@gifkit/relay: ${name}: its terms forbid ${what}${read}. They know no approval of it; isOwnService of the provider says that the calls are those of the service itself.`,
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
    `@gifkit/relay: ${name}: ${said}${read}. Say which one you have: \`approval: { reference, date${covers} }\`.`,
    term,
  );
}
