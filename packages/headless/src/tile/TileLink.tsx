import type { ComponentPropsWithRef, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { type TileState, useTileState } from './tile-context.ts';

interface TileLinkProps extends PartProps<'a'> {
  children: ReactNode;
}

/** Renders the focusable part of a tile without a component of its own. */
export function renderLink(
  { name, lang, href, isNamed, tabIndex, onKeyPress, target }: TileState,
  { children, className, render }: TileLinkProps,
): ReactElement {
  // A native button would click on Enter, but hosts that handle keys decide that themselves.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onKeyPress || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const button = isNamed && { role: 'button', tabIndex: tabIndex ?? 0, onKeyDown, onKeyPress };
  return renderPart(render, href ? 'a' : 'div', {
    ref: target as ComponentPropsWithRef<'a'>['ref'],
    className,
    'aria-label': isNamed ? name : undefined,
    lang,
    tabIndex,
    ...(href ? { href, onKeyPress } : button),
    children,
  });
}

/**
 * The focusable, clickable part of a tile, labeled with its alt text: a link to the GIF's page; without one a button if
 * the host handles clicks; otherwise neither.
 */
export const TileLink = (props: TileLinkProps) => renderLink(useTileState(), props);
