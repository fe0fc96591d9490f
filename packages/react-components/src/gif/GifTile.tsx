import { lazyComponent } from '@gifkit/headless/internal/shared/lazy-component.ts';
import { useSsrStyle } from '@gifkit/headless/internal/shared/use-ssr-style.tsx';
import { linkOf } from '@gifkit/headless/internal/tile/TileLink.tsx';
import { usePicture } from '@gifkit/headless/internal/tile/use-picture.tsx';
import { type UsedTile, useTile } from '@gifkit/headless/internal/tile/use-tile.ts';
import { type ComponentPropsWithRef, type CSSProperties, type ElementType, Suspense } from 'react';
import { pictureClasses, TILE_BACKGROUND } from './background.ts';
import type { GifOverlayProps, GifProps } from './gif-props.ts';
import type { PlayButtonProps } from './PlayButton.tsx';
import {
  FACE_CLASS,
  FILM_CLASS,
  GIF_CLASS,
  IMAGE_CLASS,
  LOADED_CLASS,
  MISSING_CLASS,
} from './tile-styles.ts';

/** Lazy-loaded on the first hover, because it is invisible before. */
const AttributionOverlay = lazyComponent<GifOverlayProps>(
  'the attribution',
  async () => (await import('../attribution/AttributionOverlay.tsx')).AttributionOverlay,
);

/** Lazy-loaded: it shows only under reduced motion, for flashing GIFs, or if the host asks for controls. */
const PlayButton = lazyComponent<PlayButtonProps>(
  'the play button',
  async () => (await import('./PlayButton.tsx')).PlayButton,
);

const PICTURE = {
  renderFilm: <video muted className={FILM_CLASS} />,
  onShown: (image: HTMLImageElement) => image.classList.add(LOADED_CLASS),
};

interface GifTileProps extends Omit<GifProps, 'percentWidth' | 'percentHeight'>, UsedTile {
  /** @default 'div' */
  Element?: ElementType<ComponentPropsWithRef<'div'>>;
  /** In a list, the tile fills its cell. */
  size?: CSSProperties;
}

/** One GIF with its picture, link and layers. */
export function GifTile({
  backgroundColor,
  borderRadius,
  hideAttribution = false,
  overlay: Overlay,
  className = '',
  style,
  Element = 'div',
  size,
  ...options
}: GifTileProps) {
  const [tile, root] = useTile(options);
  const { sources, image, isMissing, film } = usePicture(tile, PICTURE);
  const { Element: Face, props: face } = linkOf(tile);
  const { gif, width, height, isHovered, hasHovered } = tile;
  const hasBackground = backgroundColor !== undefined;
  const isShown = tile.proximity === 'shown';
  const hasAttribution = isShown && hasHovered && !Overlay && !hideAttribution;
  const props = useSsrStyle({
    ...root,
    className: `${GIF_CLASS} ${className}`.trim(),
    // Browsers parse inline styles for every tile, so all static styles are in the style sheet.
    style: {
      ...size,
      ...(hasBackground && { [TILE_BACKGROUND]: backgroundColor }),
      ...(borderRadius !== undefined && {
        borderRadius,
        overflow: borderRadius ? undefined : 'visible',
      }),
      ...style,
    },
    children: (
      <>
        <Face {...(face as object)} className={FACE_CLASS}>
          <picture
            className={pictureClasses(gif, hasBackground)}
            data-sticker={gif.is_sticker ? '' : undefined}
          >
            {sources}
            {/* biome-ignore lint/a11y/useAltText: the hook returns it */}
            <img
              {...image}
              className={isMissing ? `${IMAGE_CLASS} ${MISSING_CLASS}` : IMAGE_CLASS}
            />
          </picture>
          {film}
        </Face>
        {Overlay && isShown && (
          <Suspense>
            <Overlay gif={gif} isHovered={isHovered} width={width} height={height} />
          </Suspense>
        )}
        {hasAttribution && <AttributionOverlay gif={gif} isHovered={isHovered} />}
        {tile.playback.hasControl && <PlayButton tile={tile} />}
      </>
    ),
  });
  return <Element {...props} data-giphy-id={gif.id} data-giphy-is-sticker={gif.is_sticker} />;
}
