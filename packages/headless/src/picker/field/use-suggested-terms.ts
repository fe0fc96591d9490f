import { isFetchError } from '@gifkit/fetch-api';
import type { GifProvider } from '@gifkit/providers';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PICKER_SUGGESTION_DEBOUNCE } from '../../core/constants.ts';
import { beginsWith, completing } from '../../core/picker/field/completing.ts';
import { pauseOf, type Rhythm } from '../../core/picker/field/typing-rhythm.ts';
import { providerKey } from '../../core/picker/state/list-request.ts';
import { useLatest } from '../../shared/use-latest.ts';

/** How many are requested: what fits into one row, and some more to scroll. */
const COUNT = 8;

const NONE: readonly string[] = [];

/**
 * Whether there are no more terms that complete a text than those that were found for its beginning: these were
 * fewer than requested, and all of them begin with it.
 */
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
 * Terms that complete the typed text; none while it is empty. They are asked for when the reader pauses, and not
 * where they are known to be some of those that were found for less of the text. When they fail, the search still
 * works, so the failure is only logged; a service
 * that takes no more requests is left alone until it does.
 *
 * @param typed the text as it was typed: each key begins the pause anew, a space, too.
 */
export function useSuggestedTerms(
  provider: Pick<GifProvider, 'id' | 'name' | 'suggestions'>,
  typed: string,
  rhythm: RefObject<Rhythm>,
  lang: string | undefined,
): readonly string[] {
  const text = typed.trim();
  const key = JSON.stringify([providerKey(provider), lang]);
  const [found, setFound] = useState({ key, text: '', terms: NONE });
  const latest = useLatest(provider);
  const isOfThis = found.key === key;
  const isKnown = isOfThis && (found.text === text || areAll(found, text));
  const refused = useRef({ key, until: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies(typed): each key begins the pause anew
  useEffect(() => {
    if (text === '' || isKnown) return;
    const mayAsk = () => refused.current.key !== key || Date.now() >= refused.current.until;
    const request = new AbortController();
    const timer = setTimeout(
      async () => {
        if (!mayAsk()) return;
        try {
          const { signal } = request;
          const terms = await latest.current.suggestions?.(text, { limit: COUNT, lang, signal });
          if (!signal.aborted) setFound({ key, text, terms: terms?.slice(0, COUNT) ?? NONE });
        } catch (error) {
          const until = limitedUntil(error, Date.now());
          if (until !== undefined) refused.current = { key, until };
          if (!request.signal.aborted) console.warn('Gifkit: no suggestions', error);
        }
      },
      pauseOf(rhythm.current, PICKER_SUGGESTION_DEBOUNCE),
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [key, typed, text, isKnown, rhythm, lang, latest]);
  if (text === '' || !isOfThis) return NONE;
  // Until the new ones arrive, the old ones stay that fit, so that the row does not flicker.
  return found.text === text ? found.terms : completing(found.terms, text);
}
