import type { ComponentType } from 'react';
import { Placed } from './Placed.tsx';

const PLACED = <Placed />;

/** A part whose element is {@link Placed}, unless its host gives another one. */
export function withPlace<Props extends { render?: unknown }>(Part: ComponentType<Props>) {
  return function PlacedPart(props: Props) {
    return <Part {...props} render={props.render ?? PLACED} />;
  };
}
