import { type ComponentPropsWithRef, Fragment, type ReactNode, useMemo } from 'react';
import { withFocused } from '../core/layout/range.ts';
import { createRowLayout, indicesAlong, type RowOptions } from '../core/layout/row.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { TileList } from '../tile/TileList.tsx';
import { usePageEnvironment } from '../tile/tile-environment.ts';
import { useGifList } from './list-context.ts';
import { type GifListItem, useItems } from './list-items.ts';
import { useRowView } from './row-context.ts';
import { useRowFocus } from './use-row-focus.ts';

export interface GifListRowProps extends RowOptions {
  /** Renders one GIF, as a `GifList.Item`. */
  children: (item: GifListItem) => ReactNode;
  className?: string | undefined;
  /** Another element than `<div>`. It has to be positioned. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/**
 * The GIFs of a list side by side: those near the viewport alone are mounted. Each is a stop of the Tab key; arrows,
 * Home and End go from one to the other.
 */
export function GifListRow({
  children,
  height,
  width,
  gutter,
  className,
  render,
}: GifListRowProps) {
  const list = useGifList();
  const { pages, altOf, impressions, paused } = list;
  const { gifs } = pages;
  const { track, range } = useRowView();
  const environment = usePageEnvironment();
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
  const setSize = pages.status === 'done' ? gifs.length : -1;
  const items = useItems()(
    indices.flatMap((index) => {
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
        initialProximity: () => 'unknown' as const,
      };
    }),
  );
  const props: ComponentPropsWithRef<'div'> = {
    ref: track,
    className,
    role: gifs.length > 0 ? 'list' : undefined,
    style: { position: 'relative', width: layout.width, height },
    ...focus,
    children: items.map((item) => <Fragment key={item.gif.id}>{children(item)}</Fragment>),
  };
  return (
    <TileList environment={environment} impressions={impressions} paused={paused}>
      {renderPart(render, 'div', props, undefined)}
    </TileList>
  );
}
