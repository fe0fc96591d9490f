import type { KeyboardEvent, ReactNode } from 'react';
import { hasModifier } from '../../core/keys/arrow-step.ts';
import { dismissEnglish, pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { focusFirst } from '../../shared/focus.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { firstStop } from '../keys/picker-keys.ts';
import { usePicker } from '../picker-context.ts';
import { useField } from './FieldProvider.tsx';

interface PickerSearchProps extends PartProps<'input'> {
  /** Name and placeholder of the field. If undefined, the text that the service requires. */
  placeholder?: string | undefined;
}

/**
 * Search field: a combobox with its `Suggestions`. It searches after a typing pause, or immediately on Enter. Down
 * moves to the suggestions, then to the GIFs.
 */
export function PickerSearch({ placeholder, className, render }: PickerSearchProps) {
  const words = useLabelsOr(pickerEnglish);
  const { provider, field, root } = usePicker();
  const { text, combobox, change, searchNow, close } = useField();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (combobox.onKeyDown(event) || hasModifier(event)) return;
    const { key } = event;
    if (key === 'ArrowDown') {
      close();
      focusFirst(firstStop(root.current));
    } else if (key === 'Enter') searchNow(text);
    else {
      if (key === 'Escape') close();
      return;
    }
    event.preventDefault();
  };
  const label = placeholder ?? provider.capabilities.attribution.placeholder ?? words.searchAll;
  return renderPart(render, 'input', {
    ref: field,
    className,
    type: 'text',
    // Belongs to no form, so that Enter and a form reset of the host do not affect it.
    form: '',
    enterKeyHint: 'search',
    dir: text ? 'auto' : undefined,
    ...combobox.fieldProps,
    'aria-label': label,
    placeholder: label,
    value: text,
    autoCapitalize: 'off',
    autoCorrect: 'off',
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }) => change(currentTarget.value),
    onKeyDown,
    onBlur: close,
  });
}

interface PickerClearProps extends PartProps<'button'> {
  children?: ReactNode;
}

export function PickerClear({ children = '×', className, render }: PickerClearProps) {
  const { clear } = useLabelsOr(dismissEnglish);
  const { field } = usePicker();
  const { text, searchNow } = useField();
  if (!text) return null;
  return renderPart(render, 'button', {
    type: 'button',
    className,
    'aria-label': clear,
    onClick() {
      searchNow('');
      field.current?.focus();
    },
    children,
  });
}
