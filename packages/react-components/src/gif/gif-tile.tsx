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

/** Lazy-loaded with the first hover: until then nobody sees it. It fades in whenever it comes. */
const AttributionOverlay = lazyComponent<GifOverlayProps>(
  'the attribution',
  async () => (await import('../attribution/AttributionOverlay.tsx')).AttributionOverlay,
);

/** Lazy-loaded: most pages never show it, only those whose readers ask for less motion or whose host wants it. */
const PlayButton = lazyComponent(
  'the play button',
  async () => (await import('./PlayButton.tsx')).PlayButton,
);

/** What lies over the picture: the host's overlay or the attribution, once it has come into view, and a play button. */
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
  // biome-ignore lint/a11y/useAltText: the part gives it
  <img {...props} className={isMissing ? `${IMAGE_CLASS} ${MISSING_CLASS}` : IMAGE_CLASS} />
);

const FILM = <video muted className={FILM_CLASS} />;

const markShown = (image: HTMLImageElement) => image.classList.add(LOADED_CLASS);

type GifTileProps = Omit<GifProps, 'percentWidth' | 'percentHeight'> &
  Pick<TileRootProps, 'initialProximity'>;

/** The props of a `Tile.Root` that looks like a GIF. A GIF in a list fills its place, so it has no `size`. */
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
    // Only what the style sheet cannot know, as the browser parses it for every tile.
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

/** The element says what it is. */
const renderListItem = ({ role: _, ...props }: ComponentProps<'div'>) => (
  <li {...(props as ComponentProps<'li'>)} />
);

interface ListTileOptions {
  /** Its picture is fetched before it is in view. @default false */
  isEager?: boolean;
  /** It is in a `<ul>`. @default false */
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
