import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import type { PickerTab as ServiceTab } from '../core/picker/state/picker-reducer.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { pickerEnglish } from '../labels/languages/en.ts';
import { showWhole } from '../shared/keep-focus.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { moveInRow } from './keys/picker-keys.ts';
import { panelId, TAB_LABELS, tabId, usePicker } from './picker-context.ts';

interface PickerTabsProps extends PartProps<'div'> {
  /** @default a `Tab` for each type of the service; nothing if it has only one */
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
    onKeyDown: (event) => moveInRow(event)?.click(),
    onFocus: showWhole,
    children: children ?? tabs.map((tab) => <PickerTab key={tab} value={tab} />),
  });
}

interface PickerTabProps extends PartProps<'button', { isSelected: boolean }> {
  /** One of the service's tabs, or a custom name. */
  value: ServiceTab | (string & {});
  /** @default the tab's label */
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
    'aria-controls': panelId(id),
    tabIndex: isSelected ? 0 : -1,
    onClick: () => showTab(value),
    children: <Fragment>{children ?? words[label]}</Fragment>,
    ...(isSelected && { 'data-selected': '' }),
  };
  return renderPart(render, 'button', props, { isSelected });
}

interface ResultsPanelProps extends PartProps<'div'> {
  children: ReactNode;
  'data-status'?: string | undefined;
}

/** Tab panel; a plain element without tabs. */
export function ResultsPanel({ children, render, ...list }: ResultsPanelProps) {
  const { id, tab, tabs } = usePicker();
  const hasTabs = tabs.length > 1 || !tabs.some((one) => one === tab);
  return renderPart(render, 'div', {
    id: panelId(id),
    ...list,
    'data-picker-results': '',
    ...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(id, tab) }),
    children,
  });
}
