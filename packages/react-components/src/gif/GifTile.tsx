import type { Proximity } from '@gifkit/headless';
import {
  type HeldFocus,
  OneTile,
  TileLink,
  tileHeight,
  useTileEnvironment,
} from '@gifkit/headless/internal';
import { useServedStyle } from '../shared/use-served-style.ts';
import { FACE_CLASS, GIF_CLASS, GifContainer, TileContainer } from './GifContainer.ts';
import { GifPicture } from './GifPicture.tsx';
import { GifPlayButton } from './GifPlayButton.tsx';
import type { GifProps } from './gif-props.ts';
import { TileOverlay } from './TileOverlay.tsx';
import { getTileStyle } from './tile-style.ts';

export interface GifTileProps extends Omit<GifProps, 'lazyLoad'> {
  /** How far it is in view when it is mounted, as far as the parent knows. @default 'unknown' */
  initialProximity?: Proximity;
  /** The parent has the `tileStyles`, and a place for it that it fills. */
  isInList?: boolean;
  /** Given where another GIF may replace it. */
  heldFocus?: HeldFocus;
}

/** One GIF, in a list or alone, for as long as it is the same GIF. */
export function GifTile({
  width,
  percentWidth,
  height,
  percentHeight,
  backgroundColor,
  className = '',
  style,
  borderRadius,
  hideAttribution = false,
  overlay,
  initialProximity = 'unknown',
  isInList = false,
  ...tile
}: GifTileProps) {
  const { isHydrated } = useTileEnvironment();
  const { gif } = tile;
  const naturalHeight = height ?? tileHeight(gif, width);
  const [Container, styling] = useServedStyle(
    isInList ? TileContainer : GifContainer,
    getTileStyle({
      width,
      percentWidth,
      height,
      percentHeight,
      naturalHeight,
      isInList,
      borderRadius,
      style,
    }),
    isHydrated,
  );
  return (
    <OneTile
      {...tile}
      width={width}
      height={naturalHeight}
      initialProximity={initialProximity}
      render={(props) => (
        <Container
          {...props}
          {...styling}
          className={`${GIF_CLASS} ${className}`.trim()}
          data-giphy-id={gif.id}
          data-giphy-is-sticker={gif.is_sticker}
        />
      )}
    >
      <TileLink className={FACE_CLASS}>
        <GifPicture background={backgroundColor} />
      </TileLink>
      <TileOverlay overlay={overlay} hideAttribution={hideAttribution} />
      <GifPlayButton />
    </OneTile>
  );
}
