import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { usePicker } from '../picker-context.ts';

interface PickerShelfProps extends PartProps<'button', { isShown: boolean }> {
  /** @default the label */
  children?: ReactNode;
}

/** Button that shows a shelf, and trending GIFs when pressed again. Renders nothing for an empty shelf. */
export function PickerShelf({
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

export const PickerRecents = (props: PickerShelfProps) => <PickerShelf {...props} name="recents" />;

export const PickerFavorites = (props: PickerShelfProps) => (
  <PickerShelf {...props} name="favorites" />
);
