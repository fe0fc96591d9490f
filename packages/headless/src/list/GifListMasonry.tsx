import { type ComponentPropsWithRef, Fragment, type ReactNode, useRef } from 'react';
import type { ListPattern } from '../core/keys/grid-move.ts';
import type { Position } from '../core/layout/masonry.ts';
import type { PixelRange } from '../core/layout/range.ts';
import { overlaps } from '../core/layout/window.ts';
import type { Proximity } from '../core/visibility/proximity.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { TileList } from '../tile/TileList.tsx';
import { usePageEnvironment } from '../tile/tile-environment.ts';
import { useGifList } from './list-context.ts';
import { type GifListItem, useItems } from './list-items.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { type MasonryProps, useMasonry } from './use-masonry.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';
import { RushContext } from './use-rush.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

export interface GifListMasonryProps
  extends Pick<MasonryProps, 'columns' | 'gutter' | 'columnOffsets' | 'width'> {
  /** Renders one GIF, as a `GifList.Item`. */
  children: (item: GifListItem) => ReactNode;
  /** CSS width of the list in place of `width`, which then only decides which renditions are fetched. */
  percentWidth?: string | undefined;
  /**
   * How the list is read and walked through (WAI-ARIA Authoring Practices). A `feed` of articles: Page Up
   * and Page Down go from one to the other. A `picker`: one stop of the Tab key, arrows go in all directions.
   *
   * @default 'feed'
   */
  pattern?: ListPattern | undefined;
  /** What a GIF is called can be typed to find it. Off where the host handles keys itself. @default true */
  hasTypeahead?: boolean | undefined;
  className?: string | undefined;
  /** Another element than `<div>`. It has to be positioned. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** How far a tile is in view when it is mounted. */
function proximityAt(position: Position, view: PixelRange | undefined): Proximity {
  if (!view) return 'unknown';
  return overlaps(position, view) ? 'shown' : 'near';
}

/** The GIFs of a list in columns: those near the viewport alone are mounted, whatever scrolls. */
export function GifListMasonry({
  children,
  percentWidth,
  pattern = 'feed',
  hasTypeahead = true,
  className,
  render,
  ...options
}: GifListMasonryProps) {
  const { pages, name, altOf, impressions, memory, paused, status, reveal } = useGifList();
  const { gifs, list } = pages;
  const isPicker = pattern === 'picker';
  const environment = usePageEnvironment();
  const tiles = useRef<HTMLDivElement>(null);
  const masonry = useMasonry(tiles, {
    ...options,
    gifs,
    isFluid: percentWidth !== undefined,
    list,
    firstPin: isPicker ? 0 : undefined,
  });
  const { layout, columns, columnWidthOf, view, onMove, rush, kept, pin } = masonry;
  const focus = useGridFocus({
    pattern,
    layout,
    after: status,
    nameOf: hasTypeahead ? (index) => (gifs[index] ? altOf(gifs[index]) : '') : undefined,
    pin,
    reveal: masonry.reveal,
  });
  useOneTabStop(tiles, isPicker);
  useScrollMemory(memory, tiles, layout);
  useIsomorphicLayoutEffect(() => {
    reveal.current = masonry.reveal;
  });

  const isDone = pages.status === 'done';
  const setSize = isDone ? gifs.length : -1;
  const width = columnWidthOf(options.width ?? masonry.width);
  const items = useItems()(
    masonry.indices.flatMap((index) => {
      const gif = gifs[index];
      const position = layout.positions[index];
      if (!gif || !position) return [];
      return {
        gif,
        alt: altOf(gif),
        index,
        setSize,
        position,
        role: isPicker ? ('row' as const) : ('article' as const),
        width,
        tabIndex: isPicker ? (index === kept ? 0 : -1) : undefined,
        fetchPriority: index < columns ? 'high' : undefined,
        // In a rush, what is in view now will not be when there is a tile.
        initialProximity: () => (rush.isOn ? 'near' : proximityAt(position, view.current)),
      };
    }),
  );
  const role = isPicker
    ? { role: 'grid', 'aria-rowcount': setSize, 'aria-colcount': 1 }
    : { role: 'feed' };
  const named = { ...role, 'aria-label': name, 'aria-busy': pages.status === 'fetching' };
  const props: ComponentPropsWithRef<'div'> = {
    ref: tiles,
    className,
    ...(gifs.length > 0 && named),
    style: { position: 'relative', width: percentWidth ?? options.width, height: layout.height },
    ...focus,
    children: items.map((item) => <Fragment key={item.gif.id}>{children(item)}</Fragment>),
  };
  return (
    <TileList environment={environment} impressions={impressions} onMove={onMove} paused={paused}>
      <RushContext.Provider value={rush}>
        {renderPart(render, 'div', props, undefined)}
      </RushContext.Provider>
    </TileList>
  );
}
