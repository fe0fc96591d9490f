import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing, isRightToLeft } from '../../core/keys/arrow-step.ts';
import { optionAt } from '../../core/picker/field/option-at.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish, searchEnglish } from '../../labels/languages/en.ts';
import { focusFirst } from '../../shared/keep-focus.ts';
import { optionId } from '../../shared/option-id.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { firstStop } from '../keys/picker-keys.ts';
import { usePicker } from '../picker-context.ts';
import { useField } from './FieldProvider.tsx';

interface PickerSearchProps extends PartProps<'input'> {
  /** Name and placeholder of the field. @default the text required by the service's terms */
  placeholder?: string | undefined;
}

/**
 * Search field: a combobox with its `Suggestions`. It searches after a typing pause, or immediately on Enter. Down
 * moves to the suggestions, then to the GIFs.
 */
export function PickerSearch({ placeholder, className, render }: PickerSearchProps) {
  const words = useLabelsOr(pickerEnglish);
  const { provider, field: fieldRef, root } = usePicker();
  const field = useField();
  const { text, terms, isListed, reached, setActive, list, listId, close, searchNow } = field;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
    // Direction of the list, independent of the text in the field.
    const isReversed = list.current !== null && isRightToLeft(list.current);
    const next = isListed ? optionAt(key, reached, terms.length, isReversed) : 'none';
    const chosen = reached === undefined ? undefined : terms[reached];
    if (next !== 'none') setActive(next);
    else if (key === 'ArrowDown') {
      close();
      focusFirst(firstStop(root.current));
    } else if (key === 'Enter') searchNow(chosen ?? text);
    else if (key === 'Escape' && chosen !== undefined) setActive(undefined);
    else {
      if (key === 'Escape') close();
      if (/^(?:Home|End|Arrow)/.test(key)) setActive(undefined);
      return;
    }
    event.preventDefault();
  };
  const label = placeholder ?? provider.capabilities.attribution.placeholder ?? words.searchAll;
  return renderPart(render, 'input', {
    ref: fieldRef,
    className,
    type: 'text',
    // Belongs to no form, so that Enter and a form reset of the host do not affect it.
    form: '',
    enterKeyHint: 'search',
    dir: text ? 'auto' : undefined,
    role: 'combobox',
    'aria-label': label,
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? listId : undefined,
    'aria-activedescendant': reached === undefined ? undefined : optionId(listId, reached),
    placeholder: label,
    value: text,
    autoCapitalize: 'off',
    autoCorrect: 'off',
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }) => field.change(currentTarget.value),
    onKeyDown,
    onBlur: close,
  });
}

interface PickerClearProps extends PartProps<'button'> {
  children?: ReactNode;
}

export function PickerClear({ children = '×', className, render }: PickerClearProps) {
  const labels = useLabelsOr(searchEnglish);
  const { field } = usePicker();
  const { text, searchNow } = useField();
  if (!text) return null;
  return renderPart(render, 'button', {
    type: 'button',
    className,
    'aria-label': labels.clear,
    onClick() {
      searchNow('');
      field.current?.focus();
    },
    children,
  });
}
