import type { ProviderCategory } from '@gifkit/providers';
import { type ReactNode, useRef } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { showWhole } from '../../shared/keep-focus.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { moveInRow } from '../keys/picker-keys.ts';
import { usePicker } from '../picker-context.ts';
import { categoryKey, PickerCategory } from './PickerCategory.tsx';
import { PickerShelf } from './PickerShelf.tsx';

interface PickerCategoriesProps extends PartProps<'div'> {
  /** Buttons of the row, for all categories. @default `Recents`, `Favorites` and a button for each category */
  children?: ((categories: readonly ProviderCategory[]) => ReactNode) | undefined;
}

const standard = (categories: readonly ProviderCategory[]) => (
  <>
    <PickerShelf name="recents" />
    <PickerShelf name="favorites" />
    {categories.map((category) => (
      <PickerCategory key={categoryKey(category)} category={category} />
    ))}
  </>
);

/** Toolbar of shelves and categories, with one tab stop. Renders nothing during a search, or if there are neither. */
export function PickerCategories({
  children = standard,
  className,
  render,
}: PickerCategoriesProps) {
  const words = useLabelsOr(pickerEnglish);
  const { state, shelves, categories } = usePicker();
  const toolbar = useRef<HTMLDivElement>(null);
  const stop = useRef<Element>(undefined);
  // Set on the elements, because the host may render the buttons.
  const keepOneStop = () => {
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])];
    const current = buttons.find((button) => button === stop.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  useIsomorphicLayoutEffect(keepOneStop);
  if (state.term !== '' || shelves.length + categories.length === 0) return null;
  return renderPart(render, 'div', {
    ref: toolbar,
    className,
    role: 'toolbar',
    'aria-label': words.categories,
    onKeyDown: moveInRow,
    onFocus(event) {
      stop.current = event.target;
      keepOneStop();
      showWhole(event);
    },
    children: children(categories),
  });
}
