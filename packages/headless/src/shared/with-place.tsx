import type { ComponentPropsWithRef, ComponentType } from 'react';
import type { Render } from './render-part.ts';
import { useServedPlace } from './use-served-place.tsx';

interface PlacedProps {
  render?: Render<ComponentPropsWithRef<'div'>, never> | undefined;
}

/** A part whose place or style a server can render, see {@link useServedPlace}. */
export function withPlace<Props extends PlacedProps>(Part: ComponentType<Props>) {
  return function PlacedPart(props: Props) {
    return <Part {...props} render={useServedPlace(props.render)} />;
  };
}
