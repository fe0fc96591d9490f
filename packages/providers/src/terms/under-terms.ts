import type { CacheOptions } from '@gifkit/fetch-api';
import type { GifProvider } from '../gif-provider.ts';
import { checkTerm, warnAboutTerm } from './check-term.ts';

/** ms; how long a response is reused without a word of the host. */
const SHORT = 60_000;

/**
 * Whether this code runs on a server, and not in a browser, a worker of a browser, or an app. Only browsers know
 * whether they are online; React Native says its name.
 */
const isOnServer = (): boolean => {
  if (typeof document !== 'undefined') return false;
  if (typeof navigator === 'undefined') return true;
  const { onLine, product } = navigator as { onLine?: boolean; product?: string };
  return onLine === undefined && product !== 'ReactNative';
};

/**
 * A provider whose calls warn once when they come from a server and its terms do not simply allow that.
 *
 * @throws {TermsError} where responses are to be reused for longer than a minute, and the terms forbid it.
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
