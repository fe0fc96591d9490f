import { useEffect } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { optionId } from '../../shared/option-id.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { useField } from './FieldProvider.tsx';

interface PickerSuggestionsProps extends PartProps<'div'> {}

/**
 * Terms that complete what is typed, as the list of the `Search` field; nothing where there are none. They are not
 * asked for without this part. `data-active` is on the one that the arrow keys have reached.
 */
export function PickerSuggestions({ className, render }: PickerSuggestionsProps) {
  const words = useLabelsOr(pickerEnglish);
  const { terms, isListed, reached, listId, list, searchNow, addList } = useField();
  useEffect(addList, [addList]);
  if (!isListed) return null;
  return renderPart(render, 'div', {
    ref: list,
    id: listId,
    className,
    role: 'listbox',
    tabIndex: -1,
    'aria-label': words.suggestions,
    'aria-orientation': 'horizontal',
    // The focus stays in the field.
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
