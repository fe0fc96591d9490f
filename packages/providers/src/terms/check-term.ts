import { pageState } from '@gifkit/fetch-api/internal';
import type { GifProvider } from '../gif-provider.ts';
import { type TermName, TermsError } from './terms.ts';

const WHAT = {
  mayProxyApi: 'calls from a server',
  mayProxyMedia: 'media through a server or CDN',
  mayCacheUrls: 'keeping media URLs',
  mayStoreMedia: 'copies of its media',
  mayFilter: 'leaving results out or reordering them',
  mayMix: 'other services in the same list',
  mayChangeUrls: 'changes of media URLs',
} as const satisfies Record<TermName, string>;

const saidOnThisPage = pageState('@gifkit/providers/terms@1', () => new Set<string>());

/** A provider, as far as its terms are concerned. */
export type UnderTerms = Pick<GifProvider, 'name' | 'capabilities'>;

/** “klipy: its terms allow calls from a server with its written approval only (url, read on 2026-09-08).” */
function sentenceOf({ name, capabilities }: UnderTerms, term: TermName): string {
  const permission = capabilities[term];
  const source = capabilities.termSources[term];
  const read = source ? ` (${source.url}, read on ${source.readOn})` : '';
  const say = {
    yes: `its terms allow ${WHAT[term]}`,
    no: `its terms forbid ${WHAT[term]}`,
    'with-approval': `its terms allow ${WHAT[term]} with its written approval only`,
    unknown: `it is not known whether its terms allow ${WHAT[term]}`,
  }[permission];
  return `${name}: ${say}${read}.`;
}

/**
 * Warns once on a page, or in a process, about a term that does not simply allow something.
 *
 * @param advice what to do, in place of how to say that there is a permission.
 */
export function warnAboutTerm(provider: UnderTerms, term: TermName, advice?: string): void {
  const permission = provider.capabilities[term];
  if (permission === 'yes') return;
  const sentence = sentenceOf(provider, term);
  const permit =
    permission === 'no'
      ? '`isOwnService: true` says that the calls are those of the service itself.'
      : `Where you have its permission, say so: \`approved: ['${term}']\`.`;
  const warning = `@gifkit/providers: ${sentence} ${advice ?? permit}`;
  const said = saidOnThisPage();
  if (said.has(warning)) return;
  said.add(warning);
  console.warn(warning);
}

/**
 * Asks a provider's terms before something is done.
 *
 * @throws {TermsError} where the terms forbid it. Where they want an approval, or nobody knows them, it warns
 * once and goes on.
 */
export function checkTerm(provider: UnderTerms, term: TermName): void {
  if (provider.capabilities[term] === 'no') throw new TermsError(sentenceOf(provider, term), term);
  warnAboutTerm(provider, term);
}
