import { useEffect } from 'react';
import { pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { useField } from './FieldProvider.tsx';

interface PickerSuggestionsProps extends PartProps<'div'> {}

/**
 * Listbox of terms that complete the typed text; renders nothing without terms. Without this part, none are requested.
 * `data-active` marks the active option.
 */
export function PickerSuggestions({ className, render }: PickerSuggestionsProps) {
  const words = useLabelsOr(pickerEnglish);
  const { terms, combobox, searchNow, setHasList } = useField();
  useEffect(() => {
    setHasList(true);
    return () => setHasList(false);
  }, [setHasList]);
  if (terms.length === 0) return null;
  return renderPart(render, 'div', {
    ...combobox.listProps,
    className,
    tabIndex: -1,
    'aria-label': words.suggestions,
    'aria-orientation': 'horizontal',
    // Keeps the focus in the field.
    onMouseDown: (event) => event.preventDefault(),
    children: terms.map((term, index) => (
      <button
        key={term}
        type="button"
        {...combobox.optionProps(index)}
        data-active={index === combobox.active ? '' : undefined}
        onClick={() => searchNow(term)}
      >
        <bdi>{term}</bdi>
      </button>
    )),
  });
}
