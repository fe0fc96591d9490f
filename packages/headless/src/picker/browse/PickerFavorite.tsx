import type { IGif } from '@gifkit/model';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { useAlt } from '../../tile/use-alt.ts';
import { usePicker } from '../picker-context.ts';

interface PickerFavoriteProps extends PartProps<'button', { isKept: boolean }> {
  gif: IGif;
  children?: ReactNode;
}

export function PickerFavorite({ gif, children = '★', className, render }: PickerFavoriteProps) {
  const words = useLabelsOr(pickerEnglish);
  const { references, add, remove } = usePicker().kept.favorites;
  const name = useAlt(gif, undefined);
  const isKept = references.some(({ id }) => id === String(gif.id));
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    if (isKept) remove(gif.id);
    else add(gif);
  };
  const props: ComponentPropsWithRef<'button'> = {
    type: 'button',
    className,
    'aria-pressed': isKept,
    'aria-label': words.favorite(name),
    onClick: toggle,
    children,
  };
  return renderPart(render, 'button', props, { isKept });
}
