import { type ComponentPropsWithRef, useMemo, useState } from 'react';
import { FALLBACK_SIZE } from '../core/constants.ts';
import { withFocused } from '../core/layout/range.ts';
import { createRowLayout, indicesAlong, type RowOptions } from '../core/layout/row.ts';
import { finite } from '../core/shared/finite.ts';
import { useListMotion } from '../motion/motion-context.ts';
import type { Render } from '../shared/render-part.ts';
import { TileListContext } from '../shared/tile-list.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { useRowView } from './GifListViewport.tsx';
import { useGifList } from './list-context.ts';
import { createItems, type RenderItem } from './list-items.tsx';
import { useRowFocus } from './use-row-focus.ts';

interface GifListRowProps extends RowOptions {
  /** Renders one GIF as a `GifList.Item`. */
  children: RenderItem;
  className?: string | undefined;
  /** Renders a different element, which must be positioned. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** GIFs in a row. Mounts only those near the viewport. Each is a tab stop; arrows, Home and End move between them. */
export function GifListRow({ children, className, render, ...options }: GifListRowProps) {
  const height = finite(options.height, FALLBACK_SIZE);
  const width = finite(options.width, undefined);
  const gutter = finite(options.gutter, 0);
  const { pages, altOf, impressions, order, paused, ...list } = useGifList();
  const { gifs } = pages;
  const { track, range } = useRowView();
  const motion = useListMotion(paused);
  const tileList = useMemo(() => ({ motion, impressions, order }), [motion, impressions, order]);
  const layOut = useMemo(() => createRowLayout({ height, width, gutter }), [height, width, gutter]);
  const layout = useMemo(() => layOut(gifs), [layOut, gifs]);
  const { focused, reveal, ...focus } = useRowFocus(track, layout.count);
  useIsomorphicLayoutEffect(() => {
    list.reveal.current = reveal;
  });
  const indices = useMemo(
    () => withFocused(indicesAlong(layout, range), focused, layout.count),
    [layout, range, focused],
  );
  const [renderItems] = useState(() => createItems(() => 'unknown'));
  const setSize = pages.status === 'done' ? gifs.length : -1;
  const items = indices.flatMap((index) => {
    const gif = gifs[index];
    const position = layout.positions[index];
    if (!gif || !position) return [];
    return {
      gif,
      alt: altOf(gif),
      index,
      setSize,
      position,
      role: 'listitem' as const,
      width: position.width,
      height,
      tabIndex: undefined,
      fetchPriority: undefined,
    };
  });
  const props: ComponentPropsWithRef<'div'> = {
    ref: track,
    className,
    role: gifs.length > 0 ? 'list' : undefined,
    style: { position: 'relative', width: layout.width, height },
    ...focus,
    children: renderItems(items, children),
  };
  const part = useSsrPart(render, 'div', props);
  return <TileListContext.Provider value={tileList}>{part}</TileListContext.Provider>;
}
