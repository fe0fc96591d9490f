import { Logger } from '@gifkit/fetch-api';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { GifOverlayProps } from './gif-overlay-props.ts';

/** Comes apart from the GIF, which shows without it. */
const AttributionLayer = lazy<ComponentType<GifOverlayProps>>(async () => {
  try {
    const { AttributionLayer } = await import('./AttributionLayer.tsx');
    return { default: AttributionLayer };
  } catch (error) {
    Logger.warn('The attribution could not be loaded', error);
    return { default: () => null };
  }
});

/**
 * The attribution over a GIF. Fades in with the first hover, so that neither it nor an avatar is fetched
 * before, and stays mounted from then on. Only where the GIF has a user who wants to be named.
 */
export function AttributionOverlay(props: GifOverlayProps) {
  const { gif, isHovered } = props;
  const [hasHovered, setHasHovered] = useState(isHovered);
  if (isHovered && !hasHovered) setHasHovered(true);
  if (!hasHovered || !gif.user || gif.user.suppress_chrome) return null;
  return (
    <Suspense>
      <AttributionLayer {...props} />
    </Suspense>
  );
}
