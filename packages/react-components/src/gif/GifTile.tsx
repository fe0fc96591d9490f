import { getBrandColor, type IGif, safeUrl } from '@gifkit/model';
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from 'react';
import { AttributionOverlay } from '../attribution/AttributionOverlay.tsx';
import { DEFAULT_IMAGE_RADIUS, ROOM_FOR_TARGETS } from '../constants.ts';
import { usePingbacks } from '../pingbacks/use-pingbacks.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { useServedStyle } from '../shared/use-served-style.ts';
import { GIF_CLASS, GifContainer, TileContainer } from './GifContainer.ts';
import { GifFace } from './GifFace.tsx';
import { GifPicture } from './GifPicture.tsx';
import type { GifProps } from './gif-props.ts';
import { getFilmSource, getGifSources } from './gif-sources.ts';
import { RestingPointer } from './RestingPointer.tsx';
import type { Stage } from './stage.ts';
import type { Surroundings } from './surroundings.ts';
import { tileHeight } from './tile-height.ts';
import { useAlt } from './use-alt.ts';
import { useHover } from './use-hover.ts';
import { usePlayback } from './use-playback.ts';
import { useSighting } from './use-sighting.ts';
import { useStage } from './use-stage.ts';
import { type HeldFocus, useSwappedFocus } from './use-swapped-focus.ts';
import { useTileClicks } from './use-tile-clicks.ts';

/** Lazy-loaded: most pages never show it, only those whose readers ask for less motion or whose host wants it. */
const PlayButton = lazyComponent(
  'the play button',
  async () => (await import('./PlayButton.tsx')).PlayButton,
);

/** Behind stickers, so that one sees where they are transparent. */
const CHECKERBOARD = 'repeating-conic-gradient(#212222 0 25%, #161616 0 50%) 0 0 / 56px 56px';

const groundOf = (gif: IGif): string => (gif.is_sticker ? CHECKERBOARD : getBrandColor(gif.id));

export interface GifTileProps extends Omit<GifProps, 'lazyLoad'> {
  /** How far it is in view when it is mounted, as far as what holds it knows. */
  stage: Stage;
  surroundings: Surroundings;
  /** What holds it has the `tileStyles`. */
  isStyled?: boolean;
  /** Where another GIF may take its place. */
  heldFocus?: HeldFocus;
}

/** One GIF, in a list or alone, for as long as it is the same GIF. */
export function GifTile({
  gif,
  user,
  width,
  percentWidth,
  height,
  percentHeight,
  backgroundColor,
  getAlt,
  className = '',
  style,
  borderRadius = DEFAULT_IMAGE_RADIUS,
  hideAttribution = false,
  overlay,
  media = 'image',
  noLink = false,
  tabIndex,
  fetchPriority,
  paused,
  onPausedChange,
  controls = 'auto',
  onGifVisible,
  onGifSeen,
  onGifClick,
  onGifRightClick,
  onGifKeyPress,
  stage: firstStage,
  surroundings: { isHydrated, isMotionUnwelcome },
  isStyled = false,
  heldFocus,
}: GifTileProps) {
  const root = useRef<HTMLDivElement>(null);
  useSwappedFocus(root, heldFocus);
  // The server cannot know what will be in view, so it renders the picture; hydration keeps it.
  const [isFromServer] = useState(!isHydrated);
  const send = usePingbacks(gif, user);
  const { isPointed, isHovered, hasHovered, handlers } = useHover();
  const playback = usePlayback({
    paused,
    onPausedChange: onPausedChange && ((isPaused) => onPausedChange(isPaused, gif)),
    controls,
    isFlashing: gif.is_flashing ?? false,
    isMotionUnwelcome,
  });

  const naturalHeight = height ?? tileHeight(gif, width);
  const sources = useMemo(
    () => getGifSources(gif, width, naturalHeight),
    [gif, width, naturalHeight],
  );
  const film = media === 'image' ? undefined : getFilmSource(gif, width, naturalHeight, media);
  const changeSighting = useSighting({
    gifId: gif.id,
    onVisible: (event) => onGifVisible?.(gif, event),
    onSeen() {
      send('SEEN', root.current);
      if (onGifSeen && root.current) onGifSeen(gif, root.current.getBoundingClientRect());
    },
  });
  const stage = useStage(root, isFromServer ? 'shown' : firstStage, changeSighting);

  const alt = useAlt(getAlt)(gif);
  const url = useMemo(() => safeUrl(gif.url), [gif.url]);
  const href = noLink ? undefined : url;
  const isButton = Boolean(onGifClick ?? onGifKeyPress);
  const isByRatio = (percentHeight ?? height) === undefined && (percentWidth || style?.aspectRatio);
  const [Container, styling] = useServedStyle(
    isStyled ? TileContainer : GifContainer,
    {
      width: percentWidth || width,
      height: isByRatio ? undefined : percentHeight || naturalHeight,
      aspectRatio: isByRatio ? `${width} / ${naturalHeight}` : undefined,
      borderRadius,
      overflow: borderRadius ? 'hidden' : undefined,
      ...style,
    },
    isHydrated,
  );
  const Overlay = overlay ?? (hideAttribution || !hasHovered ? undefined : AttributionOverlay);

  const clicks = useTileClicks(root, (event) => {
    send('CLICK', root.current);
    onGifClick?.(gif, event);
  });
  const onKeyPress =
    onGifKeyPress && ((event: KeyboardEvent<HTMLElement>) => onGifKeyPress(gif, event));

  return (
    <Container
      ref={root}
      data-giphy-id={gif.id}
      data-giphy-is-sticker={gif.is_sticker}
      className={`${GIF_CLASS} ${className}`.trim()}
      {...styling}
      {...handlers}
      {...clicks}
      onContextMenu={(event) => onGifRightClick?.(gif, event)}
    >
      <GifFace
        name={alt}
        href={href}
        isButton={isButton}
        tabIndex={tabIndex}
        onKeyPress={onKeyPress}
      >
        <GifPicture
          sources={sources}
          film={film}
          root={root}
          stage={stage}
          playback={playback}
          alt={alt}
          isSilent={href !== undefined || isButton}
          ground={backgroundColor ?? groundOf(gif)}
          isSticker={gif.is_sticker}
          isFromServer={isFromServer}
          isLazy={firstStage !== 'shown' && isFromServer}
          fetchPriority={fetchPriority}
          isHydrated={isHydrated}
          changeSighting={changeSighting}
        />
      </GifFace>
      {isPointed && <RestingPointer onRest={() => send('HOVER', root.current)} />}
      {Overlay && stage === 'shown' && (
        <Overlay gif={gif} isHovered={isHovered} width={width} height={naturalHeight} />
      )}
      {playback.hasControl && isHydrated && (
        <Suspense>
          <PlayButton
            isPaused={playback.isPaused}
            isFlashing={gif.is_flashing ?? false}
            name={alt}
            hasRoom={Math.min(width, naturalHeight) >= ROOM_FOR_TARGETS}
            onToggle={playback.toggle}
          />
        </Suspense>
      )}
    </Container>
  );
}
