import type { GifProvider } from '@gifkit/providers';
import { useEffect, useRef, useState } from 'react';
import { PICKER_SUGGESTION_DEBOUNCE } from '../../constants.ts';

/** How many are asked for: what fits into one line, and some to scroll. */
const COUNT = 8;

const NONE: readonly string[] = [];

/**
 * Terms that complete what is typed; none while nothing is. A failure costs nobody the search: it is said
 * in the console alone.
 */
export function useSuggestedTerms(
  provider: Pick<GifProvider, 'name' | 'suggestions'>,
  text: string,
  lang: string | undefined,
): readonly string[] {
  const [found, setFound] = useState({ text: '', terms: NONE });
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
        if (!signal.aborted) setFound({ text, terms: terms?.slice(0, COUNT) ?? NONE });
      } catch (error) {
        if (!request.signal.aborted) console.warn('Gifkit: no suggestions', error);
      }
    }, PICKER_SUGGESTION_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, lang]);
  // Those of the text before stay until others come, so that the line does not flicker.
  return text === '' ? NONE : found.terms;
}
