import { TileHoverContext, TileProximityContext, useTileState } from '@gifkit/headless/internal';
import { useContext } from 'react';
import { AttributionOverlay } from '../attribution/AttributionOverlay.tsx';
import type { GifAppearanceProps } from './gif-props.ts';

/** What lies over a GIF once it has come into view: the host's own, or who uploaded it. */
export function TileOverlay({
  overlay,
  hideAttribution,
}: Pick<GifAppearanceProps, 'overlay' | 'hideAttribution'>) {
  const { gif, width, height } = useTileState();
  const { isHovered, hasHovered } = useContext(TileHoverContext);
  const { proximity } = useContext(TileProximityContext);
  const Overlay = overlay ?? (hideAttribution || !hasHovered ? undefined : AttributionOverlay);
  if (!Overlay || proximity !== 'shown') return null;
  return <Overlay gif={gif} isHovered={isHovered} width={width} height={height} />;
}
