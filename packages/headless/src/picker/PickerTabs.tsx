import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import type { PickerTab as ServiceTab } from '../core/picker/state/picker-reducer.ts';
import { pickerEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { showWhole } from '../shared/keep-focus.ts';
import { moveFocus } from '../shared/move-focus.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { tabId, usePicker } from './picker-context.ts';
import { TAB_LABELS } from './state/use-picker-state.ts';

interface PickerTabsProps extends PartProps<'div'> {
  /** By default a `Tab` for each type of the service; nothing if it has only one. */
  children?: ReactNode;
}

/** Tabs for the types of GIFs, with automatic activation (WAI-ARIA Authoring Practices). */
export function PickerTabs({ children, className, render }: PickerTabsProps) {
  const words = useLabelsOr(pickerEnglish);
  const { tabs } = usePicker();
  if (!children && tabs.length < 2) return null;
  return renderPart(render, 'div', {
    className,
    role: 'tablist',
    'aria-label': words.kinds,
    onKeyDown: (event) => moveFocus(event)?.click(),
    onFocus: showWhole,
    children: children ?? tabs.map((tab) => <PickerTab key={tab} value={tab} />),
  });
}

interface PickerTabProps extends PartProps<'button', { isSelected: boolean }> {
  /** One of the service's tabs, or a custom name. */
  value: ServiceTab | (string & {});
  /** By default the tab's label. */
  children?: ReactNode;
}

/** One tab. `data-selected` is set while it is current. Renders nothing if the service lacks it. */
export function PickerTab({ value, children, className, render }: PickerTabProps) {
  const words = useLabelsOr(pickerEnglish);
  const { id, tab, tabs, showTab } = usePicker();
  const label = TAB_LABELS[value as ServiceTab];
  if (label && !tabs.includes(value as ServiceTab)) return null;
  const isSelected = value === tab;
  const props: ComponentPropsWithRef<'button'> & { 'data-tab': string; 'data-selected'?: '' } = {
    type: 'button',
    className,
    role: 'tab',
    id: tabId(id, value),
    'data-tab': value,
    'aria-selected': isSelected,
    'aria-controls': id,
    tabIndex: isSelected ? 0 : -1,
    onClick: () => showTab(value),
    children: <Fragment>{children ?? words[label]}</Fragment>,
    ...(isSelected && { 'data-selected': '' }),
  };
  return renderPart(render, 'button', props, { isSelected });
}
