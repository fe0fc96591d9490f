import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useRef } from 'react';
import type { Render } from '../shared/render-part.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { TileContext, type TileHover } from './tile-context.ts';
import { type UsedTile, useTile } from './use-tile.ts';

export interface TileRootProps extends Omit<UsedTile, 'hadFocus'> {
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Renders a different element. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>, TileHover> | undefined;
}

/**
 * State of one GIF, rendered by its parts: reports when it is visible, seen and clicked, and plays or pauses it. A new
 * `gif` starts from the beginning and keeps the focus.
 *
 * `data-hovered` is set while the tile is hovered or has keyboard focus.
 */
export function TileRoot(props: TileRootProps) {
  const hadFocus = useRef(false);
  return <Tile {...props} key={props.gif.id} hadFocus={hadFocus} />;
}

function Tile({ children, className, style, render, ...options }: TileRootProps & UsedTile) {
  const [tile, props] = useTile(options);
  const { isHovered, hasHovered } = tile;
  const part = useSsrPart(
    render,
    'div',
    { ...props, className, style, children },
    { isHovered, hasHovered },
  );
  return <TileContext.Provider value={tile}>{part}</TileContext.Provider>;
}
