import type { ProviderCategory } from '@gifkit/providers';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { showWhole, useKeptFocus } from '../../shared/keep-focus.ts';
import { moveFocus } from '../../shared/move-focus.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { usePicker } from '../picker-context.ts';

interface PickerCategoriesProps extends PartProps<'div'> {
  /** Buttons of the row, by default `Recents`, `Favorites` and one for each category. */
  children?: ((categories: readonly ProviderCategory[]) => ReactNode) | undefined;
}

const standard = (categories: readonly ProviderCategory[]) => (
  <>
    <PickerRecents />
    <PickerFavorites />
    {categories.map((category) => (
      <PickerCategory key={`${category.term} ${category.name}`} category={category} />
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
    onKeyDown: (event) => void moveFocus(event),
    onFocus(event) {
      stop.current = event.target;
      keepOneStop();
      showWhole(event);
    },
    children: children(categories),
  });
}

interface PickerCategoryProps extends PartProps<'button'> {
  category: ProviderCategory;
  /** By default the category's name. */
  children?: ReactNode;
}

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

interface PickerShelfProps extends PartProps<'button', { isShown: boolean }> {
  /** By default the label. */
  children?: ReactNode;
}

function ShelfButton({
  name,
  children,
  className,
  render,
}: PickerShelfProps & { name: 'recents' | 'favorites' }) {
  const words = useLabelsOr(pickerEnglish);
  const { shelves, state, showShelf } = usePicker();
  if (!shelves.includes(name)) return null;
  const isShown = name === state.shelf;
  const props: ComponentPropsWithRef<'button'> = {
    type: 'button',
    className,
    'aria-pressed': isShown,
    onClick: () => showShelf(name),
    children: children ?? words[name],
  };
  return renderPart(render, 'button', props, { isShown });
}

/** Button that shows recents, and trending GIFs when pressed again. Renders nothing if there are none. */
export const PickerRecents = (props: PickerShelfProps) => <ShelfButton {...props} name="recents" />;

/** Button that shows favorites, and trending GIFs when pressed again. Renders nothing if there are none. */
export const PickerFavorites = (props: PickerShelfProps) => (
  <ShelfButton {...props} name="favorites" />
);
