import { useEffect } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { optionId } from '../../shared/option-id.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { useField } from './FieldProvider.tsx';

interface PickerSuggestionsProps extends PartProps<'div'> {}

/**
 * Listbox of terms that complete the typed text; renders nothing without terms. Without this part, none are requested.
 * `data-active` marks the active option.
 */
export function PickerSuggestions({ className, render }: PickerSuggestionsProps) {
  const words = useLabelsOr(pickerEnglish);
  const { terms, isListed, reached, listId, list, searchNow, setHasList } = useField();
  useEffect(() => {
    setHasList(true);
    return () => setHasList(false);
  }, [setHasList]);
  if (!isListed) return null;
  return renderPart(render, 'div', {
    ref: list,
    id: listId,
    className,
    role: 'listbox',
    tabIndex: -1,
    'aria-label': words.suggestions,
    'aria-orientation': 'horizontal',
    // Keeps the focus in the field.
    onMouseDown: (event) => event.preventDefault(),
    children: terms.map((term, index) => (
      <button
        key={term}
        type="button"
        id={optionId(listId, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === reached}
        data-active={index === reached ? '' : undefined}
        onClick={() => searchNow(term)}
      >
        <bdi>{term}</bdi>
      </button>
    )),
  });
}
