import {
  lazyComponent,
  TileHoverContext,
  TileProximityContext,
  useTileState,
} from '@gifkit/headless/internal';
import { Suspense, useContext } from 'react';
import type { GifOverlayProps } from '../attribution/gif-overlay-props.ts';
import type { GifAppearanceProps } from './gif-props.ts';

/** Lazy-loaded with the first hover: until then nobody sees it. It fades in whenever it comes. */
const AttributionOverlay = lazyComponent<GifOverlayProps>(
  'the attribution',
  async () => (await import('../attribution/AttributionOverlay.tsx')).AttributionOverlay,
);

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
  return (
    <Suspense>
      <Overlay gif={gif} isHovered={isHovered} width={width} height={height} />
    </Suspense>
  );
}
