import { isFetchError } from '@gifkit/fetch-api';
import type { GifProvider } from '@gifkit/providers';
import { useEffect, useRef, useState } from 'react';
import { providerKey } from '../../core/picker/state/list-request.ts';
import { useLatest } from '../../shared/use-latest.ts';

/** How many are requested: what fits into one row, and some more to scroll. */
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

/** ms; so long nothing is asked for after a refusal that does not say how long. */
const REST = 60_000;

/** Until when the service takes no requests, in ms since the epoch; what is left of them later is for searches. */
const limitedUntil = (error: unknown, now: number): number | undefined =>
  isFetchError(error) && error.status === TOO_MANY_REQUESTS
    ? now + (error.retryAfter ?? REST)
    : undefined;

/**
 * Terms that complete the typed text, requested when the reader pauses (`settled`) unless they are already known.
 * A failure is only logged. A service that takes no more requests is left alone until it does.
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
        if (!signal.aborted) console.warn('Gifkit: no suggestions', error);
      }
    };
    ask();
    return () => request.abort();
  }, [key, isWanted, text, isKnown, lang, latest]);
  if (text === '' || !isOfThis) return NONE;
  // Until the new ones arrive, the old ones stay that fit, so that the row does not flicker.
  return found.text === text
    ? found.terms
    : found.terms.filter((term) => beginsWith(term, text) && !beginsWith(text, term));
}
