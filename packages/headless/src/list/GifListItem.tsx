import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { TileBoundary } from '../tile/TileBoundary.tsx';
import { useAltLang } from '../tile/use-alt-lang.ts';
import type { GifListItem } from './list-items.ts';
import { useRushed } from './use-rush.ts';

export interface GifListItemProps {
  item: GifListItem;
  /** Its tile. */
  children: ReactNode;
  /**
   * In place of its tile while the list is scrolled too fast for anything to be seen: what costs next to nothing,
   * such as an empty box of the tile's color. @default the tile itself
   */
  shell?: ReactNode;
  className?: string | undefined;
  /** Another element than `<div>`. It has to be positioned. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** What of an item says to screen readers where in the list it is. */
function placeOf({ role, index, setSize, alt }: GifListItem, lang: string | undefined) {
  if (role === 'row') return { role, 'aria-rowindex': index + 1 };
  const place = { role, 'aria-posinset': index + 1, 'aria-setsize': setSize };
  return role === 'article' ? { ...place, 'aria-label': alt, lang, tabIndex: -1 } : place;
}

/**
 * One GIF of a list at its place: an article of a feed, a row of a picker with one cell, or an item of a row. It is
 * left empty, with a warning, where its children throw: one GIF that cannot be shown does not take the list along.
 */
export function GifListItemPart({ item, children, shell, className, render }: GifListItemProps) {
  const { left, ...box } = item.position;
  const element = useRef<HTMLDivElement>(null);
  // Another list takes its place.
  useKeptFocus(element, (leaving) =>
    item.role === 'listitem'
      ? leaving.closest<HTMLElement>('[role="group"]')
      : leaving.parentElement,
  );
  const [lang] = useAltLang(item.gif, item.alt);
  const isShell = useRushed() && shell !== undefined;
  const tile = isShell ? shell : <TileBoundary gif={item.gif}>{children}</TileBoundary>;
  const props: ComponentPropsWithRef<'div'> & { 'data-giphy-index': number } = {
    ref: element,
    className,
    ...placeOf(item, lang),
    'data-giphy-index': item.index,
    style: { position: 'absolute', insetInlineStart: left, ...box },
    children: item.role === 'row' ? <div {...CELL}>{tile}</div> : tile,
  };
  return renderPart(render, 'div', props, undefined);
}

const CELL = { role: 'gridcell' };
