import { type ReactNode, useRef } from 'react';
import { serviceKey } from '../../core/picker/state/list-request.ts';
import { pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { GifListEmpty } from '../../list/GifListState.tsx';
import { useKeptFocus } from '../../shared/keep-focus.ts';
import { usePicker } from '../picker-context.ts';
import { useResponse } from '../use-response.ts';

interface EmptyState {
  text: string;
  term: string;
  /** Trending search terms; requested only here. */
  terms: readonly string[];
  search: (term: string) => void;
  /** Shows trending GIFs; undefined if they are already shown. */
  showTrending: (() => void) | undefined;
}

const NONE: readonly string[] = [];

/** Number of trending terms. */
const COUNT = 4;

interface PickerEmptyProps {
  /** By default a message and a button for each alternative. */
  children?: ((empty: EmptyState) => ReactNode) | undefined;
  className?: string | undefined;
  termsClassName?: string | undefined;
  buttonClassName?: string | undefined;
}

/** Empty state with alternatives: trending search terms and trending GIFs. */
function NothingFound({ children, className, termsClassName, buttonClassName }: PickerEmptyProps) {
  const words = useLabelsOr(pickerEnglish);
  const { provider, state, lang, field, write } = usePicker();
  const { term, shelf } = state;
  const root = useRef<HTMLDivElement>(null);
  // Not the field, because a phone's keyboard would cover the GIFs of the chosen term.
  useKeptFocus(root, (leaving) => leaving.closest<HTMLElement>('[data-picker-results]'));
  const key = serviceKey(provider, lang);
  const trending = useResponse('trending terms', term ? key : undefined, (signal) =>
    provider
      .trendingTerms?.({ limit: COUNT, lang, signal })
      .then((found) => ({ key, terms: found.slice(0, COUNT) })),
  );
  const terms = term && trending?.key === key ? trending.terms : NONE;
  const text = term ? words.nothingFor(term) : words.nothingKept;
  const onTrending = () => {
    write('');
    field.current?.focus();
  };
  const showTrending = term || shelf !== 'trending' ? onTrending : undefined;
  return (
    <div ref={root} className={className}>
      {children ? (
        children({ text, term, terms, search: write, showTrending })
      ) : (
        <>
          <p>{text}</p>
          {terms.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div role="group" aria-label={words.trending} className={termsClassName}>
              {terms.map((one) => (
                <button
                  key={one}
                  type="button"
                  className={buttonClassName}
                  onClick={() => write(one)}
                >
                  <bdi>{one}</bdi>
                </button>
              ))}
            </div>
          )}
          {showTrending && (
            <button type="button" className={buttonClassName} onClick={showTrending}>
              {words.showTrending}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Live region with an empty state. It stays mounted, because screen readers announce only changes. */
export const PickerEmpty = (props: PickerEmptyProps) => (
  <GifListEmpty>
    <NothingFound {...props} />
  </GifListEmpty>
);
