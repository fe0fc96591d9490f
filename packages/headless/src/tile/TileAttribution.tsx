import { shouldShowAttribution } from '@gifkit/model';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { attributionEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { keepFocusInView } from '../shared/keep-focus.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useTileState } from './tile-context.ts';

interface TileAttributionProps extends PartProps<'div', { isHovered: boolean }> {
  /** Default: the uploader's name and verified badge. */
  children?: ReactNode;
}

/**
 * Uploader of the GIF. Mounts on the first hover, so that no avatar is fetched earlier; then it is `hidden` while the
 * tile is not hovered. Renders nothing without a user, or if the user suppresses attribution.
 */
export function TileAttribution({ className, children, render }: TileAttributionProps) {
  const { gif, target, isHovered, hasHovered, proximity } = useTileState();
  const labels = useLabelsOr(attributionEnglish);
  const layer = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    // A clicked link keeps the focus when the pointer leaves.
    if (!isHovered && layer.current) keepFocusInView(layer.current, target.current);
  }, [isHovered, target]);
  if (proximity !== 'shown' || !hasHovered || !shouldShowAttribution(gif.user)) return null;
  const { display_name, username, is_verified = false } = gif.user;
  const props: ComponentPropsWithRef<'div'> = {
    ref: layer,
    className,
    hidden: !isHovered,
    children: children ?? labels.by(display_name || username, is_verified),
  };
  return renderPart(render, 'div', props, { isHovered });
}
