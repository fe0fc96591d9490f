import { type KeyboardEvent, useId, useState } from 'react';
import { hasModifier, isComposing } from '../core/keys/arrow-step.ts';
import { type OptionKeys, optionMove } from '../core/keys/option-move.ts';
import { rootOf } from '../core/visibility/roots.ts';

interface ComboboxOptions {
  /** Number of options; 0 while the list is hidden. */
  count: number;
  /** Keys that reach the options. @default 'vertical' */
  keys?: OptionKeys | undefined;
  /** Called with the index of the active option on Enter. */
  onChoose: (index: number) => void;
}

export type Combobox = ReturnType<typeof useCombobox>;

/**
 * Returns the props of a search field and of its list of options, as an editable combobox (WAI-ARIA Authoring
 * Practices). The focus stays in the field; `aria-activedescendant` names the active option. Field and list must be in
 * the same document or shadow root.
 */
export function useCombobox({ count, keys = 'vertical', onChoose }: ComboboxOptions) {
  const listId = useId();
  const [last, setActive] = useState<number>();
  if (last !== undefined && last >= count) setActive(undefined);
  const active = last !== undefined && last < count ? last : undefined;
  const isListed = count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const clearActive = () => setActive(undefined);
  return {
    /** Index of the active option; undefined if the field is active. */
    active,
    /** Returns to the field. Call it when the text changes or the field loses the focus. */
    clearActive,
    fieldProps: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': active === undefined ? undefined : optionId(active),
    },
    listProps: { id: listId, role: 'listbox' as const },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      // The focus stays in the field.
      tabIndex: -1,
    }),
    /**
     * Handles a key of the field.
     *
     * @returns true if the field must ignore the key: it moved, chose or left an option, or belongs to an input method.
     */
    onKeyDown(event: KeyboardEvent): boolean {
      const { key } = event;
      if (isComposing(event.nativeEvent)) return true;
      if (hasModifier(event)) return false;
      const root = rootOf(event.currentTarget);
      const move = optionMove(key, active, { keys, count, list: root.getElementById(listId) });
      if (typeof move === 'number') {
        setActive(move);
        const option = root.getElementById(optionId(move));
        option?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      } else if (move === 'field') clearActive();
      else if (active !== undefined && (key === 'Enter' || key === 'Escape')) {
        clearActive();
        if (key === 'Enter') onChoose(active);
        // Escape must not also close a dialog around the field.
        else event.stopPropagation();
      } else {
        // Other keys of the caret return to the field.
        if (/^(?:Arrow|Home|End)/.test(key)) clearActive();
        return false;
      }
      event.preventDefault();
      return true;
    },
  };
}
