import type { GifListItemData } from '@gifkit/headless';
import { GifListItem } from '@gifkit/headless/internal/list/GifListItem.tsx';
import { lazyComponent } from '@gifkit/headless/internal/shared/lazy-component.ts';
import { TilePicture } from '@gifkit/headless/internal/tile/picture/TilePicture.tsx';
import { TileLink } from '@gifkit/headless/internal/tile/TileLink.tsx';
import { Tile, type TileRootProps } from '@gifkit/headless/internal/tile/TileRoot.tsx';
import { useTileState } from '@gifkit/headless/internal/tile/tile-context.ts';
import {
  type ComponentProps,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ElementType,
  type ReactElement,
  Suspense,
} from 'react';
import type { GifOverlayProps } from '../attribution/gif-overlay-props.ts';
import { pictureClasses, TILE_BACKGROUND } from './background.ts';
import {
  FACE_CLASS,
  FILM_CLASS,
  GIF_CLASS,
  IMAGE_CLASS,
  LOADED_CLASS,
  MISSING_CLASS,
} from './GifContainer.ts';
import type { GifAppearanceProps, GifProps } from './gif-props.ts';
import type { TileProps } from './tile-props.ts';

/** Lazy-loaded on the first hover, because it is invisible before. It fades in once loaded. */
const AttributionOverlay = lazyComponent<GifOverlayProps>(
  'the attribution',
  async () => (await import('../attribution/AttributionOverlay.tsx')).AttributionOverlay,
);

/** Lazy-loaded: it shows only under reduced motion, for flashing GIFs, or if the host asks for controls. */
const PlayButton = lazyComponent(
  'the play button',
  async () => (await import('./PlayButton.tsx')).PlayButton,
);

/** Layers over the picture: the overlay, mounted once in view, and the play button. */
function OverPicture({
  overlay,
  hideAttribution = false,
}: Pick<GifAppearanceProps, 'overlay' | 'hideAttribution'>) {
  const { gif, width, height, isHovered, hasHovered, proximity, playback } = useTileState();
  const Overlay = overlay ?? (hideAttribution || !hasHovered ? undefined : AttributionOverlay);
  return (
    <>
      {Overlay && proximity === 'shown' && (
        <Suspense>
          <Overlay gif={gif} isHovered={isHovered} width={width} height={height} />
        </Suspense>
      )}
      {playback.hasControl && (
        <Suspense>
          <PlayButton />
        </Suspense>
      )}
    </>
  );
}

const renderImage = (props: ComponentProps<'img'>, { isMissing }: { isMissing: boolean }) => (
  // biome-ignore lint/a11y/useAltText: the part passes it
  <img {...props} className={isMissing ? `${IMAGE_CLASS} ${MISSING_CLASS}` : IMAGE_CLASS} />
);

const FILM = <video muted className={FILM_CLASS} />;

const markShown = (image: HTMLImageElement) => image.classList.add(LOADED_CLASS);

type GifTileProps = Omit<GifProps, 'percentWidth' | 'percentHeight'> &
  Pick<TileRootProps, 'initialProximity'>;

/** Returns the props of a `Tile.Root` styled as a GIF. In a list, `size` is omitted: the tile fills its cell. */
export function gifTile(
  {
    backgroundColor,
    borderRadius,
    hideAttribution,
    overlay,
    className = '',
    style,
    ...tile
  }: GifTileProps,
  Element: ElementType<ComponentPropsWithRef<'div'>> = 'div',
  size?: CSSProperties,
): TileRootProps {
  const { gif } = tile;
  const hasBackground = backgroundColor !== undefined;
  return {
    ...tile,
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
    render: (props) => (
      <Element {...props} data-giphy-id={gif.id} data-giphy-is-sticker={gif.is_sticker} />
    ),
    children: (
      <>
        <TileLink className={FACE_CLASS}>
          <TilePicture
            className={pictureClasses(gif, hasBackground)}
            renderImage={renderImage}
            renderFilm={FILM}
            onShown={markShown}
          />
        </TileLink>
        <OverPicture overlay={overlay} hideAttribution={hideAttribution} />
      </>
    ),
  };
}

/** Renders an `<li>`, which needs no `role`. */
const renderListItem = ({ role: _, ...props }: ComponentProps<'div'>) => (
  <li {...(props as ComponentProps<'li'>)} />
);

interface ListTileOptions {
  /** Fetches the picture before it is in view. @default false */
  isEager?: boolean;
  /** Renders an `<li>`. @default false */
  isListItem?: boolean;
}

export function renderListTile(
  item: GifListItemData,
  shared: TileProps,
  { isEager = false, isListItem = false }: ListTileOptions,
): ReactElement {
  const { gif, tile } = item;
  const { tabIndex = shared.tabIndex } = tile;
  const initialProximity = isEager ? 'shown' : tile.initialProximity;
  const { backgroundColor: background, borderRadius } = shared;
  const isOnOwn = background !== undefined;
  return (
    <GifListItem
      item={item}
      shell={
        <div
          className={`${GIF_CLASS} ${isOnOwn ? '' : pictureClasses(gif, false)}`}
          style={isOnOwn || borderRadius !== undefined ? { background, borderRadius } : undefined}
        />
      }
      render={isListItem ? renderListItem : undefined}
    >
      <Tile {...gifTile({ ...shared, ...tile, tabIndex, initialProximity })} />
    </GifListItem>
  );
}
