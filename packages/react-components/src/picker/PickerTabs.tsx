import { type KeyboardEvent, useRef } from 'react';
import { nextInRow } from './keys/roving.ts';
import { useWords } from './labels/picker-labels-context.ts';
import { type PickerTab, TAB_LABELS } from './state/picker-tabs.ts';

export interface PickerTabsProps {
  /** Id of the picker; those of the tabs and of their panel begin with it. */
  id: string;
  tabs: readonly PickerTab[];
  tab: PickerTab;
  onChange: (tab: PickerTab) => void;
}

export const tabId = (id: string, tab: PickerTab): string => `${id}-${tab}`;

/**
 * The kinds of GIFs, as tabs of the WAI-ARIA Authoring Practices with automatic activation: an arrow key
 * selects at once.
 */
export function PickerTabs({ id, tabs, tab, onChange }: PickerTabsProps) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabs[nextInRow(event, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      className="giphy-picker-tabs"
      role="tablist"
      aria-label={words.kinds}
      onKeyDown={onKeyDown}
    >
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(id, one)}
          data-tab={one}
          aria-selected={one === tab}
          aria-controls={`${id}-panel`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {words[TAB_LABELS[one]]}
        </button>
      ))}
    </div>
  );
}
