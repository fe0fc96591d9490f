import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useTileState } from './tile-context.ts';

export interface TileLinkProps extends PartProps<'a'> {
  children: ReactNode;
}

/**
 * The focusable, clickable part of a tile, labeled with its alt text: a link to the GIF's page; without one a button if
 * the host handles clicks; otherwise neither.
 */
export function TileLink({ children, className, render }: TileLinkProps) {
  const { name, lang, href, isButton, tabIndex, onKeyPress, target } = useTileState();
  // A native button would click on Enter, but hosts that handle keys decide that themselves.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onKeyPress || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const button = isButton && { role: 'button', tabIndex: tabIndex ?? 0, onKeyDown, onKeyPress };
  return renderPart(render, href ? 'a' : 'div', {
    ref: target as ComponentPropsWithRef<'a'>['ref'],
    className,
    'aria-label': href || isButton ? name : undefined,
    lang,
    tabIndex,
    ...(href ? { href, onKeyPress } : button),
    children,
  });
}
