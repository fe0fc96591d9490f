import type { CacheOptions } from '@gifkit/fetch-api';
import { pageState } from '@gifkit/http';
import type { GifProvider } from '../gif-provider.ts';
import { type TermName, TermsError, USES } from './terms.ts';

const warnedOnThisPage = pageState('@gifkit/providers/terms@1', () => new Set<string>());

export type UnderTerms = Pick<GifProvider, 'name' | 'capabilities'>;

/** Says what a provider's terms allow: “klipy: its terms forbid keeping media URLs (https://…, read on 2026-09-08).” */
export function describeTerm({ name, capabilities }: UnderTerms, term: TermName): string {
  const permission = capabilities[term];
  const source = capabilities.termSources[term];
  const read = source ? ` (${source.url}, read on ${source.readOn})` : '';
  const say = {
    yes: `its terms allow ${USES[term]}`,
    no: `its terms forbid ${USES[term]}`,
    'with-approval': `its terms allow ${USES[term]} with its written approval only`,
    unknown: `it is not known whether its terms allow ${USES[term]}`,
  }[permission];
  return `${name}: ${say}${read}.`;
}

/**
 * Warns once per page or process if the terms do not fully allow something.
 *
 * @param advice replaces the hint about how to state a permission.
 */
export function warnAboutTerm(provider: UnderTerms, term: TermName, advice?: string): void {
  const permission = provider.capabilities[term];
  if (permission === 'yes') return;
  const sentence = describeTerm(provider, term);
  const permit =
    permission === 'no'
      ? 'If the service is yours, set `isOwnService: true`.'
      : `If you have its permission, state it: \`approved: ['${term}']\`.`;
  const warning = `@gifkit/providers: ${sentence} ${advice ?? permit}`;
  const warned = warnedOnThisPage();
  if (warned.has(warning)) return;
  warned.add(warning);
  console.warn(warning);
}

/**
 * Checks a provider's terms before an action. If the terms need an approval or are unknown, it only warns once.
 *
 * @throws {TermsError} when the terms forbid it.
 */
export function checkTerm(provider: UnderTerms, term: TermName): void {
  if (provider.capabilities[term] === 'no')
    throw new TermsError(describeTerm(provider, term), term);
  warnAboutTerm(provider, term);
}

/** Default time to reuse a response, in ms. */
const SHORT = 60_000;

/** False in browsers and their workers, which have `navigator.onLine`, and in React Native. */
const isOnServer = (): boolean => {
  if (typeof document !== 'undefined') return false;
  if (typeof navigator === 'undefined') return true;
  const { onLine, product } = navigator as { onLine?: boolean; product?: string };
  return onLine === undefined && product !== 'ReactNative';
};

/**
 * Makes each call of a provider warn once if it runs on a server and the terms do not fully allow that.
 *
 * @throws {TermsError} when `maxAge` is above one minute and the terms forbid that.
 */
export function underTerms<Provider extends GifProvider>(
  provider: Provider,
  { maxAge = SHORT }: CacheOptions = {},
): Provider {
  if (maxAge > SHORT) checkTerm(provider, 'mayCacheUrls');
  const watched = Object.entries(provider).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value];
    const call = (...args: unknown[]): unknown => {
      if (isOnServer()) warnAboutTerm(provider, 'mayProxyApi');
      return value(...args);
    };
    return [name, call];
  });
  return Object.fromEntries(watched) as Provider;
}
