import type { ProviderCategory } from '@gifkit/providers';
import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../../shared/keep-focus.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { usePicker } from '../picker-context.ts';

interface PickerCategoryProps extends PartProps<'button'> {
  category: ProviderCategory;
  /** @default the category's name */
  children?: ReactNode;
}

export const categoryKey = ({ term, name }: ProviderCategory): string => `${term} ${name}`;

/** Button of a category. When chosen, it unmounts and the GIFs take the focus. */
export function PickerCategory({ category, children, className, render }: PickerCategoryProps) {
  const { write } = usePicker();
  const button = useRef<HTMLButtonElement>(null);
  // Not the field, because a phone's keyboard would cover the GIFs.
  useKeptFocus(button, (leaving) => leaving.closest<HTMLElement>('[data-picker-results]'));
  return renderPart(render, 'button', {
    ref: button,
    type: 'button',
    className,
    onClick: () => write(category.term),
    children: children ?? <bdi>{category.name}</bdi>,
  });
}
