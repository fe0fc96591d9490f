import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { type TileState, useTileState } from './tile-context.ts';

/** Returns the element and the props of a tile's focusable part. */
export function linkOf({ name, lang, href, isNamed, tabIndex, onKeyPress, target }: TileState) {
  const Element: 'a' | 'div' = href ? 'a' : 'div';
  // A native button would click on Enter, but hosts that handle keys decide that themselves.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onKeyPress || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const button = isNamed && { role: 'button', tabIndex: tabIndex ?? 0, onKeyDown, onKeyPress };
  const props: ComponentPropsWithRef<'a'> = {
    ref: target as ComponentPropsWithRef<'a'>['ref'],
    'aria-label': isNamed ? name : undefined,
    lang,
    tabIndex,
    ...(href ? { href, onKeyPress } : button),
  };
  return { Element, props };
}

export interface TileLinkProps extends PartProps<'a'> {
  children: ReactNode;
}

/**
 * The focusable, clickable part of a tile, labeled with its alt text: a link to the GIF's page; without one a button if
 * the host handles clicks; otherwise neither.
 */
export function TileLink({ children, className, render }: TileLinkProps) {
  const { Element, props } = linkOf(useTileState());
  return renderPart(render, Element, { ...props, className, children });
}
