import { getBrandColor, type IGif, safeUrl } from '@gifkit/model';
import { type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { AttributionOverlay } from '../attribution/AttributionOverlay.tsx';
import { DEFAULT_IMAGE_RADIUS, ROOM_FOR_TARGETS } from '../constants.ts';
import type { GifFilmProps } from '../film/GifFilm.tsx';
import { usePingbacks } from '../pingbacks/use-pingbacks.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useServedStyle } from '../shared/use-served-style.ts';
import { GifContainer } from './GifContainer.ts';
import { GifFace } from './GifFace.tsx';
import { GifPicture } from './GifPicture.tsx';
import type { GifProps } from './gif-props.ts';
import { getFilmSource, getGifSources, getPlaceholder } from './gif-sources.ts';
import { tileHeight } from './tile-height.ts';
import { useAlt } from './use-alt.ts';
import { useGifPicture } from './use-gif-picture.ts';
import { useHover } from './use-hover.ts';
import { usePlayback } from './use-playback.ts';
import { type HeldFocus, useHeldFocus, useSwappedFocus } from './use-swapped-focus.ts';
import { useTileClicks } from './use-tile-clicks.ts';

/** Lazy-loaded: most pages never show it, only those whose readers ask for less motion or whose host wants it. */
const PlayButton = lazyComponent(
  'the play button',
  async () => (await import('./PlayButton.tsx')).PlayButton,
);

/** Where it cannot be loaded, the picture takes the place of the film. */
function NoFilm({ onTurn }: GifFilmProps) {
  useEffect(() => onTurn('refused'));
  return null;
}

/** Lazy-loaded: only for hosts that want films. */
const GifFilm = lazyComponent(
  'the film player',
  async () => (await import('../film/GifFilm.tsx')).GifFilm,
  NoFilm,
);

/** While there is a film, the picture is its still. */
const BELOW_FILM = { isPaused: true, isAutomatic: false };

/** Behind stickers, so that one sees where they are transparent. */
const CHECKERBOARD = 'repeating-conic-gradient(#212222 0 25%, #161616 0 50%) 0 0 / 56px 56px';

const groundOf = (gif: IGif): string => (gif.is_sticker ? CHECKERBOARD : getBrandColor(gif.id));

/** One GIF or sticker. Another `gif` starts afresh, and has the focus where the one before had it. */
export function Gif(props: GifProps) {
  const heldFocus = useHeldFocus();
  return <GifTile {...props} key={props.gif.id} heldFocus={heldFocus} />;
}
Gif.className = 'giphy-gif';
Gif.imgClassName = 'giphy-gif-img';
Gif.imgLoadedClassName = 'giphy-img-loaded';

function GifTile({
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
  lazyLoad = true,
  fetchPriority,
  paused,
  onPausedChange,
  controls = 'auto',
  onGifVisible,
  onGifSeen,
  onGifClick,
  onGifRightClick,
  onGifKeyPress,
  heldFocus,
}: GifProps & { heldFocus: HeldFocus }) {
  const root = useRef<HTMLDivElement>(null);
  useSwappedFocus(root, heldFocus);
  const image = useRef<HTMLImageElement>(null);
  const isHydrated = useHydrated();
  const send = usePingbacks(gif, user);
  const { isHovered, hasHovered, handlers } = useHover(() => {
    if (root.current) send('HOVER', root.current.getBoundingClientRect());
  });
  const playback = usePlayback({
    paused,
    onPausedChange: onPausedChange && ((isPaused) => onPausedChange(isPaused, gif)),
    controls,
    isFlashing: gif.is_flashing ?? false,
  });

  const naturalHeight = height ?? tileHeight(gif, width);
  const sources = getGifSources(gif, width, naturalHeight);
  const film = media === 'image' ? undefined : getFilmSource(gif, width, naturalHeight, media);
  const { onLoad, onError, onFilmTurn, onFilmPlaying, isFromServer, ...picture } = useGifPicture({
    gifId: gif.id,
    root,
    image,
    lazyLoad,
    isHydrated,
    placeholder: playback.isPaused ? undefined : getPlaceholder(sources),
    hasFilm: film !== undefined,
    onVisible: (event) => onGifVisible?.(gif, event),
    onSeen(boundingClientRect) {
      send('SEEN', boundingClientRect);
      onGifSeen?.(gif, boundingClientRect);
    },
  });

  const isFilmed = film !== undefined && picture.film !== 'refused';
  const alt = useAlt(getAlt)(gif);
  const href = noLink ? undefined : safeUrl(gif.url);
  const isButton = Boolean(onGifClick ?? onGifKeyPress);
  const isBare = picture.isLoaded && !gif.is_sticker;
  const isByRatio = (percentHeight ?? height) === undefined && (percentWidth || style?.aspectRatio);
  const [Container, styling] = useServedStyle(
    GifContainer,
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
    send('CLICK', event.currentTarget.getBoundingClientRect());
    onGifClick?.(gif, event);
  });
  const onKeyPress =
    onGifKeyPress && ((event: KeyboardEvent<HTMLElement>) => onGifKeyPress(gif, event));

  return (
    <Container
      ref={root}
      data-giphy-id={gif.id}
      data-giphy-is-sticker={gif.is_sticker}
      className={`${Gif.className} ${className}`.trim()}
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
          picture={picture}
          playback={isFilmed ? BELOW_FILM : playback}
          alt={alt}
          isSilent={href !== undefined || isButton}
          className={`${Gif.imgClassName} ${picture.isLoaded ? Gif.imgLoadedClassName : ''}`.trim()}
          background={isBare ? 'unset' : (backgroundColor ?? groundOf(gif))}
          isLazy={lazyLoad && isFromServer}
          fetchPriority={fetchPriority}
          isHydrated={isHydrated}
          imageRef={image}
          onLoad={onLoad}
          onError={onError}
        />
        {isFilmed && picture.stage === 'shown' && !playback.isPaused && isHydrated && (
          <Suspense>
            <GifFilm src={film} root={root} onTurn={onFilmTurn} onPlaying={onFilmPlaying} />
          </Suspense>
        )}
      </GifFace>
      {Overlay && picture.stage === 'shown' && (
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
