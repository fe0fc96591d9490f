import type { ProviderCategory } from '@gifkit/providers';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { useKeptFocus } from '../../shared/keep-focus.ts';
import { CategoryPreview } from './CategoryPreview.tsx';

export interface CategoryButtonProps extends ComponentPropsWithoutRef<'button'> {
  category: ProviderCategory;
}

/** A category. When it is chosen, it goes, and its GIFs take the focus. */
export function CategoryButton({ category: { name, preview }, ...props }: CategoryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Not the field: on a phone its keyboard would cover the GIFs.
  useKeptFocus(button, (leaving) => leaving.closest<HTMLElement>('.giphy-picker-results'));
  return (
    <button ref={button} type="button" className="giphy-picker-category" {...props}>
      <CategoryPreview url={preview} />
      <span>
        <bdi>{name}</bdi>
      </span>
    </button>
  );
}
