import type { CacheOptions } from '@gifkit/fetch-api';
import type { GifProvider } from '../gif-provider.ts';
import { checkTerm, warnAboutTerm } from './check-term.ts';

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
