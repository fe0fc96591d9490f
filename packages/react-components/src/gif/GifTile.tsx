import type { Stage } from '@gifkit/headless/core';
import { tileHeight } from '@gifkit/headless/core';
import { safeUrl } from '@gifkit/model';
import { type KeyboardEvent, Suspense, useMemo, useRef } from 'react';
import { AttributionOverlay } from '../attribution/AttributionOverlay.tsx';
import { ROOM_FOR_TARGETS } from '../constants.ts';
import { usePingbacks } from '../pingbacks/use-pingbacks.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { useServedStyle } from '../shared/use-served-style.ts';
import { GIF_CLASS, GifContainer, TileContainer } from './GifContainer.ts';
import { GifContents } from './GifContents.tsx';
import type { GifProps } from './gif-props.ts';
import { RestingPointer } from './RestingPointer.tsx';
import type { Surroundings } from './surroundings.ts';
import { getTileStyle } from './tile-style.ts';
import { useAlt } from './use-alt.ts';
import { useHover } from './use-hover.ts';
import { usePlayback } from './use-playback.ts';
import { useSighting } from './use-sighting.ts';
import { useFirstStage } from './use-stage.ts';
import { type HeldFocus, useSwappedFocus } from './use-swapped-focus.ts';
import { useTileClicks } from './use-tile-clicks.ts';

/** Lazy-loaded: most pages never show it, only those whose readers ask for less motion or whose host wants it. */
const PlayButton = lazyComponent(
  'the play button',
  async () => (await import('./PlayButton.tsx')).PlayButton,
);

export interface GifTileProps extends Omit<GifProps, 'lazyLoad'> {
  /** How far it is in view when it is mounted, as far as the parent knows. */
  stage: Stage;
  surroundings: Surroundings;
  /** The parent has the `tileStyles`, and a place for it that it fills. */
  isInList?: boolean;
  /** Given where another GIF may replace it. */
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
  borderRadius,
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
  stage,
  surroundings: { isHydrated, isMotionUnwelcome },
  isInList = false,
  heldFocus,
}: GifTileProps) {
  const root = useRef<HTMLDivElement>(null);
  useSwappedFocus(root, heldFocus);
  const send = usePingbacks(gif, user);
  const { isPointed, isHovered, hasHovered, handlers } = useHover(root);
  const playback = usePlayback({
    paused,
    onPausedChange: onPausedChange && ((isPaused) => onPausedChange(isPaused, gif)),
    controls,
    isFlashing: gif.is_flashing ?? false,
    isMotionUnwelcome,
  });

  const naturalHeight = height ?? tileHeight(gif, width);
  const changeSighting = useSighting({
    gifId: gif.id,
    onVisible: (event) => onGifVisible?.(gif, event),
    onSeen() {
      send('SEEN', root.current);
      if (onGifSeen && root.current) onGifSeen(gif, root.current.getBoundingClientRect());
    },
  });
  const firstStage = useFirstStage(root, stage, fetchPriority === 'high');
  const alt = useAlt(gif, getAlt);
  const url = useMemo(() => safeUrl(gif.url), [gif.url]);
  const href = noLink ? undefined : url;
  const isButton = Boolean(onGifClick ?? onGifKeyPress);
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
      <GifContents
        gif={gif}
        width={width}
        height={naturalHeight}
        media={media}
        ground={backgroundColor}
        name={alt}
        href={href}
        isButton={isButton}
        tabIndex={tabIndex}
        onKeyPress={onKeyPress}
        root={root}
        firstStage={firstStage}
        playback={playback}
        fetchPriority={fetchPriority}
        isHydrated={isHydrated}
        changeSighting={changeSighting}
        overlay={
          Overlay && (
            <Overlay gif={gif} isHovered={isHovered} width={width} height={naturalHeight} />
          )
        }
      />
      {isPointed && <RestingPointer onRest={() => send('HOVER', root.current)} />}
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
