import type { GifProvider } from '@gifkit/providers';
import { useRef } from 'react';
import { useKeptFocus } from '../../shared/keep-focus.ts';
import { useWords } from '../labels/picker-labels-context.ts';
import { useTrendingTerms } from './use-trending-terms.ts';

export interface NothingFoundProps {
  provider: GifProvider;
  /** What was searched for; empty where something else is empty. */
  term: string;
  lang: string | undefined;
  onSearch: (term: string) => void;
  /** Shows trending GIFs again; undefined where they are shown. */
  onTrending: (() => void) | undefined;
}

/** That there are no GIFs, and ways on: terms that others search for, and what is trending. */
export function NothingFound({ provider, term, lang, onSearch, onTrending }: NothingFoundProps) {
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  // The GIFs of a chosen term, not the field: on a phone its keyboard would cover them.
  useKeptFocus(root, (leaving) => leaving.closest<HTMLElement>('.giphy-picker-results'));
  const terms = useTrendingTerms(provider, term !== '', lang);
  return (
    <div ref={root} className="giphy-picker-message">
      <p>{term ? words.nothingFor(term) : words.nothingKept}</p>
      {terms.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label={words.trending} className="giphy-picker-terms">
          {terms.map((one) => (
            <button
              key={one}
              type="button"
              className="giphy-picker-button"
              onClick={() => onSearch(one)}
            >
              <bdi>{one}</bdi>
            </button>
          ))}
        </div>
      )}
      {onTrending && (
        <button type="button" className="giphy-picker-button" onClick={onTrending}>
          {words.showTrending}
        </button>
      )}
    </div>
  );
}
