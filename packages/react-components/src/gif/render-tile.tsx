import * as Tile from '@gifkit/headless/tile';
import { lazyComponent } from '@gifkit/headless/utils';
import { type CSSProperties, type ReactElement, Suspense } from 'react';
import { TILE_BACKGROUND } from './background.ts';
import type { GifProps } from './gif-props.ts';
import { GIF_CLASS, tileClasses } from './tile-styles.ts';

/**
 * Lazy-loaded: the attribution is invisible before the first hover, and the play button shows only under reduced
 * motion, for flashing GIFs, or if the host asks for controls.
 */
const TileLayers = lazyComponent(
  'the attribution and the play button',
  () => import('./TileLayers.tsx'),
  ({ TileLayers }) => TileLayers,
);

interface RenderTileProps
  extends Omit<GifProps, 'percentWidth' | 'percentHeight'>,
    Pick<Tile.RootProps, 'initialProximity' | 'render'> {
  /** In a list, the tile fills its cell. */
  size?: CSSProperties;
}

/** Renders one GIF with its picture, link and layers, without a component of its own. */
export function renderTile({
  backgroundColor,
  borderRadius,
  hideAttribution = false,
  overlay: Overlay,
  className = '',
  style,
  size,
  ...options
}: RenderTileProps): ReactElement {
  const hasBackground = backgroundColor !== undefined;
  return (
    <Tile.Root
      {...options}
      className={`${GIF_CLASS} ${className}`.trim()}
      classNames={tileClasses(options.gif, hasBackground)}
      // Browsers parse inline styles for every tile, so all static styles are in the style sheet.
      style={{
        ...size,
        ...(hasBackground && { [TILE_BACKGROUND]: backgroundColor }),
        ...(borderRadius !== undefined && {
          borderRadius,
          overflow: borderRadius ? undefined : 'visible',
        }),
        ...style,
      }}
    >
      {(content, { isShown, hasHovered, hasControl, ...tile }) => {
        const hasAttribution = isShown && hasHovered && !Overlay && !hideAttribution;
        return (
          <>
            {content}
            {Overlay && isShown && (
              <Suspense>
                <Overlay {...tile} />
              </Suspense>
            )}
            {(hasAttribution || hasControl) && (
              <TileLayers {...tile} hasAttribution={hasAttribution} hasControl={hasControl} />
            )}
          </>
        );
      }}
    </Tile.Root>
  );
}
