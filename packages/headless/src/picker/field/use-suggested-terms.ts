import { isFetchError } from '@gifkit/fetch-api';
import type { GifProvider } from '@gifkit/providers';
import { useRef } from 'react';
import { serviceKey } from '../../core/picker/state/list-request.ts';
import { useResponse } from '../use-response.ts';

const COUNT = 8;

const NONE: readonly string[] = [];

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

const beginsWith = (term: string, text: string): boolean =>
  normalize(term).startsWith(normalize(text));

/** True if all terms that complete a text are among those found for its beginning, which were fewer than requested. */
const areAll = ({ text: start, terms }: { text: string; terms: readonly string[] }, text: string) =>
  text === start ||
  (text.startsWith(start) &&
    terms.length < COUNT &&
    terms.every((term) => beginsWith(term, start)));

const TOO_MANY_REQUESTS = 429;

/** ms without requests after a rate limit without a retry time. */
const REST = 60_000;

/**
 * Returns terms that complete the typed text. Requests them after a typing pause (`settled`), unless they are known. A
 * rate limit pauses requests, because the remaining ones are kept for searches.
 */
export function useSuggestedTerms(
  provider: Pick<GifProvider, 'id' | 'name' | 'suggestions'>,
  typed: string,
  settled: string,
  lang: string | undefined,
): readonly string[] {
  const text = typed.trim();
  const service = serviceKey(provider, lang);
  const refused = useRef({ service, until: 0 });
  const key = `${text} ${service}`;
  const found = useResponse(
    'suggestions',
    text && typed === settled ? key : undefined,
    (signal) => {
      if (refused.current.service === service && Date.now() < refused.current.until) return;
      return provider.suggestions?.(text, { limit: COUNT, lang, signal }).then(
        (terms) => ({ key, service, text, terms: terms.slice(0, COUNT) }),
        (error: unknown) => {
          if (isFetchError(error) && error.status === TOO_MANY_REQUESTS)
            refused.current = { service, until: Date.now() + (error.retryAfter ?? REST) };
          throw error;
        },
      );
    },
    (response) => response.service === service && areAll(response, text),
  );
  if (text === '' || found?.service !== service) return NONE;
  // Old suggestions that still match stay until the new ones arrive, so that the row does not flicker.
  return found.text === text
    ? found.terms
    : found.terms.filter((term) => beginsWith(term, text) && !beginsWith(text, term));
}
