import type { IGif } from '@gifkit/model';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { useAlt } from '../../tile/use-alt.ts';
import { usePicker } from '../picker-context.ts';

interface PickerFavoriteProps extends PartProps<'button', { isFavorite: boolean }> {
  gif: IGif;
  children?: ReactNode;
}

export function PickerFavorite({ gif, children = '★', className, render }: PickerFavoriteProps) {
  const words = useLabelsOr(pickerEnglish);
  const { references, add, remove } = usePicker().saved.favorites;
  const name = useAlt(gif, undefined);
  const isFavorite = references.some(({ id }) => id === String(gif.id));
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    if (isFavorite) remove(gif.id);
    else add(gif);
  };
  const props: ComponentPropsWithRef<'button'> = {
    type: 'button',
    className,
    'aria-pressed': isFavorite,
    'aria-label': words.favorite(name),
    onClick: toggle,
    children,
  };
  return renderPart(render, 'button', props, { isFavorite });
}
