import { type ReactNode, useRef } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { GifListEmpty } from '../../list/GifListState.tsx';
import { useKeptFocus } from '../../shared/keep-focus.ts';
import { usePicker } from '../picker-context.ts';
import { useTrendingTerms } from './use-trending-terms.ts';

export interface NothingFoundState {
  text: string;
  /** What was searched for; empty where something else is empty. */
  term: string;
  /** What others search for; a request for them is made only here. */
  terms: readonly string[];
  search: (term: string) => void;
  /** Shows trending GIFs again; undefined where they are shown. */
  showTrending: (() => void) | undefined;
}

interface PickerEmptyProps {
  /** @default the text and a button for each way on */
  children?: ((empty: NothingFoundState) => ReactNode) | undefined;
  className?: string | undefined;
  /** Of the row of terms, and of each button. */
  termsClassName?: string | undefined;
  buttonClassName?: string | undefined;
}

/** That there are no GIFs, and ways on: terms that others search for, and what is trending. */
export function NothingFound({
  children,
  className,
  termsClassName,
  buttonClassName,
}: PickerEmptyProps) {
  const words = useLabelsOr(pickerEnglish);
  const { provider, state, lang, field, write } = usePicker();
  const { term, shelf } = state;
  const root = useRef<HTMLDivElement>(null);
  // The GIFs of a chosen term, not the field: on a phone its keyboard would cover them.
  useKeptFocus(root, (leaving) => leaving.closest<HTMLElement>('[data-picker-results]'));
  const terms = useTrendingTerms(provider, term !== '', lang);
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

/**
 * Says that there are no GIFs, and leads on; besides, what screen readers are told of the list. It stays mounted,
 * because they announce only what changes in a region that they know.
 */
export const PickerEmpty = (props: PickerEmptyProps) => (
  <GifListEmpty>
    <NothingFound {...props} />
  </GifListEmpty>
);
