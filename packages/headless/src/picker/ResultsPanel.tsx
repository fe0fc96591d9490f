import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Render, renderPart } from '../shared/render-part.ts';
import { panelId, tabId, usePicker } from './picker-context.ts';

export interface ResultsPanelProps {
  children: ReactNode;
  className?: string | undefined;
  /** Of the list in it. */
  'data-status'?: string | undefined;
  /** Another element than `<div>`. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** The panel of the tabs; just a place where there are none. */
export function ResultsPanel({ children, render, ...list }: ResultsPanelProps) {
  const { id, tab, tabs } = usePicker();
  const hasTabs = tabs.length > 1 || !tabs.some((one) => one === tab);
  const props: ComponentPropsWithRef<'div'> & { 'data-picker-results': '' } = {
    id: panelId(id),
    ...list,
    'data-picker-results': '',
    ...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(id, tab) }),
    children,
  };
  return renderPart(render, 'div', props, undefined);
}
