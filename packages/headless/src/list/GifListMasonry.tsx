import { type ComponentPropsWithRef, useMemo, useRef, useState } from 'react';
import { TYPICAL_COLUMN_WIDTH } from '../core/constants.ts';
import type { ListPattern } from '../core/keys/grid-command.ts';
import { gridRules } from '../core/layout/grid-rules.ts';
import type { Position } from '../core/layout/masonry.ts';
import { overlaps } from '../core/layout/window.ts';
import { finite, finiteProps } from '../core/shared/finite.ts';
import { useListMotion } from '../motion/motion-context.ts';
import type { Render } from '../shared/render-part.ts';
import { TileListContext } from '../shared/tile-list.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import type { Proximity } from '../tile/use-visibility.ts';
import { useGifList } from './list-context.ts';
import { createItems, type RenderItem } from './list-items.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { type MasonryProps, useMasonry } from './use-masonry.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

export interface GifListMasonryProps
  extends Pick<MasonryProps, 'columns' | 'gutter' | 'columnOffsets' | 'width'> {
  /** Renders one GIF as a `GifList.Item`. */
  children: RenderItem;
  /** CSS width of the list; `width` then only decides which renditions are fetched. */
  percentWidth?: string | undefined;
  /**
   * ARIA pattern of the list (WAI-ARIA Authoring Practices). `feed`: articles, walked through by Page Up and Page Down.
   * `picker`: a grid with one tab stop and arrow keys in all directions.
   *
   * @default 'feed'
   */
  pattern?: ListPattern | undefined;
  /** Finds GIFs by typed name. Turn it off if the host handles keys itself. @default true */
  hasTypeahead?: boolean | undefined;
  className?: string | undefined;
  /** Renders a different element, which must be positioned. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** GIFs in columns. Mounts only those near the viewport of any scroll container. */
export function GifListMasonry({
  children,
  percentWidth,
  pattern = 'feed',
  hasTypeahead = true,
  className,
  render,
  gutter,
  ...others
}: GifListMasonryProps) {
  const options = finiteProps({ ...others, gutter: finite(gutter, 0) });
  const { pages, name, altOf, impressions, order, memory, paused, status, reveal } = useGifList();
  const { gifs } = pages;
  const isPicker = pattern === 'picker';
  const tiles = useRef<HTMLDivElement>(null);
  const masonry = useMasonry(tiles, {
    ...options,
    gifs,
    isFluid: percentWidth !== undefined,
    list: pages.list,
    firstPin: isPicker ? 0 : undefined,
  });
  const { layout, columns, columnWidthOf, view, onMove, fastScroll, kept, pin } = masonry;
  // Without a width, the server renders the first tiles for any; hydration keeps them until the width is measured.
  const hasRules = !useHydrated() && !masonry.isWidthKnown && gifs.length > 0;
  const rules = hasRules ? gridRules(gifs, options) : undefined;
  const motion = useListMotion(paused);
  const list = useMemo(
    () => ({ motion, impressions, order, onMove, fastScroll, hasRules }),
    [motion, impressions, order, onMove, fastScroll, hasRules],
  );
  const focus = useGridFocus({
    grid: tiles,
    pattern,
    layout,
    after: status,
    nameOf: hasTypeahead ? (index) => (gifs[index] ? altOf(gifs[index]) : '') : undefined,
    pin,
    reveal: masonry.reveal,
  });
  useScrollMemory(memory, tiles, layout, masonry.isWidthKnown);
  useIsomorphicLayoutEffect(() => {
    reveal.current = masonry.reveal;
  });

  const isDone = pages.status === 'done';
  const setSize = isDone ? gifs.length : -1;
  const width =
    rules && !options.width ? TYPICAL_COLUMN_WIDTH : columnWidthOf(options.width ?? masonry.width);
  const proximityAt = (position: Position): Proximity => {
    // GIFs in view during a fast scroll are out of view when their tiles mount.
    if (fastScroll.isOn) return 'near';
    // A server that knows no width renders stills, because the width may need another rendition.
    if (!view.current) return hasRules ? 'near' : 'unknown';
    return overlaps(position, view.current) ? 'shown' : 'near';
  };
  const [renderItems] = useState(() => createItems(proximityAt));
  const indices = rules ? [...gifs.keys()].slice(0, rules.count) : masonry.indices;
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
      role: isPicker ? ('row' as const) : ('article' as const),
      width,
      height: undefined,
      tabIndex: isPicker ? (index === kept ? 0 : -1) : undefined,
      fetchPriority: index < columns ? ('high' as const) : undefined,
    };
  });
  const role = isPicker
    ? { role: 'grid', 'aria-rowcount': setSize, 'aria-colcount': 1 }
    : { role: 'feed' };
  const named = { ...role, 'aria-label': name, 'aria-busy': pages.status === 'fetching' };
  const props: ComponentPropsWithRef<'div'> = {
    ref: tiles,
    className,
    ...(gifs.length > 0 && named),
    style: {
      position: 'relative',
      width: percentWidth ?? options.width,
      height: rules ? undefined : layout.height,
    },
    ...focus,
    children: renderItems(items, children),
  };
  const part = useSsrPart(render, 'div', props, undefined, rules?.css);
  return <TileListContext.Provider value={list}>{part}</TileListContext.Provider>;
}
