import { type ComponentPropsWithRef, type ReactNode, useContext, useRef, useState } from 'react';
import { useKeptFocus } from '../shared/keep-focus.ts';
import type { Render } from '../shared/render-part.ts';
import { TileListContext } from '../shared/tile-list.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { TileBoundary } from '../tile/TileBoundary.tsx';
import { useAltLang } from '../tile/use-alt.ts';
import type { GifListItemData } from './list-items.ts';

export interface GifListItemProps {
  item: GifListItemData;
  children: ReactNode;
  /**
   * In place of its tile while the list is scrolled too fast for anything to be seen: what costs next to nothing,
   * such as an empty box of the tile's color. @default the tile itself
   */
  shell?: ReactNode;
  className?: string | undefined;
  /** Renders a different element. It has to be positioned. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** What tells screen readers the place of an item in its list. */
function ariaPosition({ role, index, setSize, alt }: GifListItemData, lang: string | undefined) {
  if (role === 'row') return { role, 'aria-rowindex': index + 1 };
  const place = { role, 'aria-posinset': index + 1, 'aria-setsize': setSize };
  return role === 'article' ? { ...place, 'aria-label': alt, lang, tabIndex: -1 } : place;
}

/** True if the item was mounted during a fast scroll that is still going on. Never true again later. */
function useFastScroll(): boolean {
  const fastScroll = useContext(TileListContext)?.fastScroll;
  const [isOn, setOn] = useState(fastScroll?.isOn ?? false);
  useIsomorphicLayoutEffect(() => {
    if (!isOn || !fastScroll) return;
    const show = () => setOn(false);
    // It may be over since this was rendered.
    if (!fastScroll.isOn) show();
    return fastScroll.onEnd(show);
  }, [isOn, fastScroll]);
  return isOn;
}

/**
 * One GIF of a list at its place: an article of a feed, a row of a picker with one cell, or an item of a row. It is
 * left empty, with a warning, if its children throw: one GIF that cannot be shown does not take the list along.
 */
export function GifListItem({ item, children, shell, className, render }: GifListItemProps) {
  const { left, ...box } = item.position;
  const element = useRef<HTMLDivElement>(null);
  // Another list takes its place.
  useKeptFocus(element, (leaving) =>
    item.role === 'listitem'
      ? leaving.closest<HTMLElement>('[role="group"]')
      : leaving.parentElement,
  );
  const [lang] = useAltLang(item.gif, item.alt);
  const isShell = useFastScroll() && shell !== undefined;
  const tile = isShell ? shell : <TileBoundary gif={item.gif}>{children}</TileBoundary>;
  // Its buttons have the GIF's name, each.
  const cell = { role: 'gridcell', 'aria-label': item.alt, lang };
  const props: ComponentPropsWithRef<'div'> & { 'data-giphy-index': number } = {
    ref: element,
    className,
    ...ariaPosition(item, lang),
    'data-giphy-index': item.index,
    style: { position: 'absolute', insetInlineStart: left, ...box },
    children: item.role === 'row' ? <div {...cell}>{tile}</div> : tile,
  };
  return useSsrPart(render, 'div', props);
}
