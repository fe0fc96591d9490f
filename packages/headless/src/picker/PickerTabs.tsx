import { type ComponentPropsWithRef, Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { nextInRow } from '../core/picker/keys/roving.ts';
import type { PickerTab as ServiceTab } from '../core/picker/state/picker-tabs.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { pickerEnglish } from '../labels/languages/en.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { panelId, tabId, usePicker } from './picker-context.ts';
import { TAB_LABELS } from './tab-labels.ts';

export interface PickerTabsProps {
  /** @default a `Tab` for each kind of GIFs that the service has; nothing where it has one */
  children?: ReactNode;
  className?: string | undefined;
  /** Another element than `<div>`. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/**
 * The kinds of GIFs, as tabs of the WAI-ARIA Authoring Practices with automatic activation: an arrow key
 * selects at once.
 */
export function PickerTabs({ children, className, render }: PickerTabsProps) {
  const words = useLabelsOr(pickerEnglish);
  const { tabs } = usePicker();
  if (!children && tabs.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = buttons[nextInRow(event, at, buttons.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  };
  const props: ComponentPropsWithRef<'div'> = {
    className,
    role: 'tablist',
    'aria-label': words.kinds,
    onKeyDown,
    children: children ?? tabs.map((tab) => <PickerTab key={tab} value={tab} />),
  };
  return renderPart(render, 'div', props, undefined);
}

export interface PickerTabProps {
  /** One of the service's tabs, or a name of the host's own. */
  value: ServiceTab | (string & {});
  /** @default the tab's label */
  children?: ReactNode;
  className?: string | undefined;
  /** Another element than `<button>`. */
  render?: Render<ComponentPropsWithRef<'button'>, { isSelected: boolean }> | undefined;
}

/** One tab. `data-selected` is there while it is shown. Nothing where it is the service's, which does not have it. */
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
