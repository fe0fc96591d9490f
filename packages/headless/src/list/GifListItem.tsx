import { type ComponentPropsWithRef, type ReactNode, useContext, useRef, useState } from 'react';
import { useKeptFocus } from '../shared/keep-focus.ts';
import type { Render } from '../shared/render-part.ts';
import { TileListContext } from '../shared/tile-list.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { useAltLang } from '../tile/use-alt.ts';
import type { GifListItemData } from './list-items.tsx';

export interface GifListItemProps {
  item: GifListItemData;
  children: ReactNode;
  /** Cheap replacement of the tile during a fast scroll, such as an empty box. Default: the tile itself. */
  shell?: ReactNode;
  className?: string | undefined;
  /** Renders a different element, which must be positioned. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

function ariaPosition({ role, index, setSize, alt }: GifListItemData, lang: string | undefined) {
  if (role === 'row') return { role, 'aria-rowindex': index + 1 };
  const position = { role, 'aria-posinset': index + 1, 'aria-setsize': setSize };
  return role === 'article' ? { ...position, 'aria-label': alt, lang, tabIndex: -1 } : position;
}

/** True if the item was mounted during a fast scroll that is still going on. Never true again later. */
function useFastScroll(): boolean {
  const fastScroll = useContext(TileListContext)?.fastScroll;
  const [isOn, setOn] = useState(fastScroll?.isOn ?? false);
  useIsomorphicLayoutEffect(() => {
    if (!isOn || !fastScroll) return;
    const show = () => setOn(false);
    // The fast scroll may have ended since this render.
    if (!fastScroll.isOn) show();
    return fastScroll.onEnd(show);
  }, [isOn, fastScroll]);
  return isOn;
}

/**
 * Positioned container of one GIF: an article of a feed, a row of a picker with one cell, or an item of a row.
 */
export function GifListItem({ item, children, shell, className, render }: GifListItemProps) {
  const { left, ...box } = item.position;
  const hasRules = useContext(TileListContext)?.hasRules;
  const element = useRef<HTMLDivElement>(null);
  // Runs when a new list replaces this one.
  useKeptFocus(element, (leaving) =>
    item.role === 'listitem'
      ? leaving.closest<HTMLElement>('[role="group"]')
      : leaving.parentElement,
  );
  const [lang] = useAltLang(item.gif, item.alt);
  const isShell = useFastScroll() && shell !== undefined;
  const tile = isShell ? shell : children;
  // Without a label, the cell's name would repeat the GIF's name for each button.
  const cell = { role: 'gridcell', 'aria-label': item.alt, lang };
  const props: ComponentPropsWithRef<'div'> & { 'data-giphy-index': number } = {
    ref: element,
    className,
    ...ariaPosition(item, lang),
    'data-giphy-index': item.index,
    style: hasRules ? undefined : { position: 'absolute', insetInlineStart: left, ...box },
    children: item.role === 'row' ? <div {...cell}>{tile}</div> : tile,
  };
  return useSsrPart(render, 'div', props);
}
