import { isFetchError } from '@gifkit/fetch-api';
import type { GifProvider } from '@gifkit/providers';
import { useEffect, useRef, useState } from 'react';
import { providerKey } from '../../core/picker/state/list-request.ts';
import { useLatest } from '../../shared/use-latest.ts';

const COUNT = 8;

const NONE: readonly string[] = [];

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

const beginsWith = (term: string, text: string): boolean =>
  normalize(term).startsWith(normalize(text));

/** True if all terms that complete a text are among those found for its beginning, which were fewer than requested. */
const areAll = ({ text: start, terms }: { text: string; terms: readonly string[] }, text: string) =>
  start !== '' &&
  text.startsWith(start) &&
  terms.length < COUNT &&
  terms.every((term) => beginsWith(term, start));

const TOO_MANY_REQUESTS = 429;

/** ms without requests after a rate limit without a retry time. */
const REST = 60_000;

/** End of the rate limit in ms since the epoch. Remaining requests are kept for searches. */
const limitedUntil = (error: unknown, now: number): number | undefined =>
  isFetchError(error) && error.status === TOO_MANY_REQUESTS
    ? now + (error.retryAfter ?? REST)
    : undefined;

/**
 * Returns terms that complete the typed text. Requests them after a typing pause (`settled`), unless they are known.
 * Errors are only logged; a rate limit pauses requests.
 */
export function useSuggestedTerms(
  provider: Pick<GifProvider, 'id' | 'name' | 'suggestions'>,
  typed: string,
  settled: string,
  lang: string | undefined,
): readonly string[] {
  const text = typed.trim();
  const key = JSON.stringify([providerKey(provider), lang]);
  const [found, setFound] = useState({ key, text: '', terms: NONE });
  const latest = useLatest(provider);
  const isOfThis = found.key === key;
  const isWanted = text !== '' && typed === settled;
  const isKnown = isOfThis && (found.text === text || areAll(found, text));
  const refused = useRef({ key, until: 0 });
  useEffect(() => {
    if (!isWanted || isKnown) return;
    if (refused.current.key === key && Date.now() < refused.current.until) return;
    const request = new AbortController();
    const { signal } = request;
    const ask = async () => {
      try {
        const terms = await latest.current.suggestions?.(text, { limit: COUNT, lang, signal });
        if (!signal.aborted) setFound({ key, text, terms: terms?.slice(0, COUNT) ?? NONE });
      } catch (error) {
        const until = limitedUntil(error, Date.now());
        if (until !== undefined) refused.current = { key, until };
        if (!signal.aborted) console.warn('Gifkit: the suggestions could not be fetched', error);
      }
    };
    ask();
    return () => request.abort();
  }, [key, isWanted, text, isKnown, lang, latest]);
  if (text === '' || !isOfThis) return NONE;
  // Old suggestions that still match stay until the new ones arrive, so that the row does not flicker.
  return found.text === text
    ? found.terms
    : found.terms.filter((term) => beginsWith(term, text) && !beginsWith(text, term));
}
