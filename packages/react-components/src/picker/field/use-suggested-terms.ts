import type { GifProvider } from '@gifkit/providers';
import { useEffect, useRef, useState } from 'react';
import { PICKER_SUGGESTION_DEBOUNCE } from '../../constants.ts';
import { providerKey } from '../state/list-request.ts';
import { completing } from './completing.ts';

/** How many are requested: what fits into one row, and some more to scroll. */
const COUNT = 8;

const NONE: readonly string[] = [];

/**
 * Terms that complete the typed text; none while it is empty. When they fail, the search still works, so the
 * failure is only logged.
 */
export function useSuggestedTerms(
  provider: Pick<GifProvider, 'id' | 'name' | 'suggestions'>,
  text: string,
  lang: string | undefined,
): readonly string[] {
  const key = JSON.stringify([providerKey(provider), lang]);
  const [found, setFound] = useState({ key, text: '', terms: NONE });
  const latest = useRef(provider);
  useEffect(() => {
    latest.current = provider;
  });
  useEffect(() => {
    if (text === '') return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { signal } = request;
        const terms = await latest.current.suggestions?.(text, { limit: COUNT, lang, signal });
        if (!signal.aborted) setFound({ key, text, terms: terms?.slice(0, COUNT) ?? NONE });
      } catch (error) {
        if (!request.signal.aborted) console.warn('Gifkit: no suggestions', error);
      }
    }, PICKER_SUGGESTION_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [key, text, lang]);
  if (text === '' || found.key !== key) return NONE;
  // Until the new ones arrive, the old ones stay that fit, so that the row does not flicker.
  return found.text === text ? found.terms : completing(found.terms, text);
}
