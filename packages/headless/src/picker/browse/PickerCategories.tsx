import type { ProviderCategory } from '@gifkit/providers';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { nextInRow } from '../../core/picker/keys/roving.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { showWhole } from '../../shared/show-whole.ts';
import { usePicker } from '../picker-context.ts';
import { PickerCategory } from './PickerCategory.tsx';
import { PickerShelf } from './PickerShelf.tsx';
import { categoryKey, ToolbarContext } from './toolbar-context.ts';

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

/** Toolbar of shelves and categories. Renders nothing during a search, or if there are neither. */
export function PickerCategories({
  children = standard,
  className,
  render,
}: PickerCategoriesProps) {
  const words = useLabelsOr(pickerEnglish);
  const { state, shelves, categories } = usePicker();
  const [stop, setStop] = useState<string>();
  const names = [...shelves, ...categories.map(categoryKey)];
  if (state.term !== '' || names.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = buttons[nextInRow(event, at, buttons.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const props: ComponentPropsWithRef<'div'> = {
    className,
    role: 'toolbar',
    'aria-label': words.categories,
    onKeyDown,
    onFocus: showWhole,
    children: children(categories),
  };
  const toolbar = { stop: stop && names.includes(stop) ? stop : names[0], setStop };
  return (
    <ToolbarContext.Provider value={toolbar}>
      {renderPart(render, 'div', props)}
    </ToolbarContext.Provider>
  );
}
