import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Render, renderPart } from '../shared/render-part.ts';
import { usePicker } from './picker-context.ts';

export interface PickerMainProps {
  children: ReactNode;
  className?: string | undefined;
  /** Another element than `<div>`. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** What a question to the reader covers. It stays mounted meanwhile, and cannot be used. */
export function PickerMain({ children, className, render }: PickerMainProps) {
  const { main } = usePicker();
  const props: ComponentPropsWithRef<'div'> = { ref: main, className, children };
  return renderPart(render, 'div', props, undefined);
}
