import { getAltText, getBrandColor } from '@gifkit/model';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_IMAGE_RADIUS } from '../constants.ts';
import { getGifSources } from '../gif-sources.ts';
import { useGifPicture } from '../hooks/use-gif-picture.ts';
import { usePlayback } from '../hooks/use-playback.ts';
import { tileHeight } from '../layout/grid-layout.ts';
import { safeUrl } from '../safe-url.ts';
import { AttributionOverlay } from './AttributionOverlay.tsx';
import { GifPicture } from './GifPicture.tsx';
import type { GifProps } from './gif-props.ts';
import { PlayButton } from './PlayButton.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const FACE_CLASS = 'giphy-gif-face';

const Container = styled.div`
  position: relative;
  display: block;

  .${FACE_CLASS}, picture, img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  .${FACE_CLASS} {
    position: relative;
    -webkit-tap-highlight-color: transparent;
  }
  .${FACE_CLASS}[role] {
    cursor: pointer;
  }
  .${FACE_CLASS}:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -3px;
  }
  .${FACE_CLASS}:focus-visible::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 2px solid #121212;
    border-radius: inherit;
  }
  img {
    object-fit: cover;
    overflow: hidden;
    color: #121212;
    font: 12px/1.4 sans-serif;
  }
  .${VerifiedBadge.className} g {
    fill: #fff;
  }
  .${VerifiedBadge.checkMarkClassName} {
    opacity: 0;
  }
`;

const CHECKERBOARD =
  'conic-gradient(#212222 25%, #161616 0 50%, #212222 0 75%, #161616 0) 0 0 / 56px 56px';

/** One GIF or sticker (spec.md section 2, single GIF tile). A new `gif` starts over. */
export function Gif(props: GifProps) {
  return <GifTile {...props} key={props.gif.id} />;
}
Gif.className = 'giphy-gif';
Gif.imgClassName = 'giphy-gif-img';
Gif.imgLoadedClassName = 'giphy-img-loaded';

function GifTile({
  gif,
  width,
  percentWidth,
  height,
  percentHeight,
  backgroundColor,
  className = '',
  style,
  borderRadius = DEFAULT_IMAGE_RADIUS,
  hideAttribution = false,
  overlay,
  noLink = false,
  tabIndex,
  lazyLoad = true,
  paused,
  onPausedChange,
  controls = 'auto',
  onGifVisible,
  onGifSeen,
  onGifClick,
  onGifRightClick,
  onGifKeyPress,
}: GifProps) {
  const root = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isPaused, isAutomatic, prefersReducedMotion, toggle } = usePlayback({
    paused,
    onPausedChange,
  });

  const naturalHeight = height ?? tileHeight(gif, width);
  const sources = getGifSources(gif, width, naturalHeight);
  const { onLoad, onError, isFromServer, ...picture } = useGifPicture({
    root,
    image,
    lazyLoad,
    placeholder: isPaused ? undefined : sources.still,
    onVisible: (event) => onGifVisible?.(gif, event),
    onSeen: (boundingClientRect) => onGifSeen?.(gif, boundingClientRect),
  });
  const isLoaded = picture.load === 'loaded';

  const alt = getAltText(gif);
  const href = noLink ? undefined : safeUrl(gif.url);
  const isButton = !href && Boolean(onGifClick ?? onGifKeyPress);
  const hasControls = controls === 'always' || (controls === 'auto' && prefersReducedMotion);
  const isDecidedElsewhere = paused !== undefined && !onPausedChange;
  const Overlay = overlay ?? (hideAttribution ? undefined : AttributionOverlay);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    // An overlay lies over the link, not inside it: a click on it counts as one on the link.
    if (href && !target.closest('a, button, input, select, textarea')) {
      root.current?.querySelector<HTMLElement>(`.${FACE_CLASS}`)?.click();
      return;
    }
    onGifClick?.(gif, event);
  };
  // A host that listens to keys decides itself what Enter does.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onGifKeyPress || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const onFocus = (event: FocusEvent) => setFocused(event.target.matches(':focus-visible'));

  const faceProps = {
    className: FACE_CLASS,
    onKeyPress: (event: KeyboardEvent<HTMLElement>) => onGifKeyPress?.(gif, event),
    children: (
      <GifPicture
        sources={sources}
        picture={picture}
        isPaused={isPaused}
        isAutomatic={isAutomatic}
        alt={alt}
        className={`${Gif.imgClassName} ${isLoaded ? Gif.imgLoadedClassName : ''}`.trim()}
        background={
          isLoaded && !gif.is_sticker
            ? 'unset'
            : (backgroundColor ?? (gif.is_sticker ? CHECKERBOARD : getBrandColor(gif.id)))
        }
        isLazy={lazyLoad && isFromServer}
        imageRef={image}
        onLoad={onLoad}
        onError={onError}
      />
    ),
  };

  const isByRatio = (percentHeight ?? height) === undefined && (percentWidth || style?.aspectRatio);
  return (
    <Container
      ref={root}
      data-giphy-id={gif.id}
      data-giphy-is-sticker={gif.is_sticker}
      className={`${Gif.className} ${className}`.trim()}
      style={{
        width: percentWidth || width,
        height: isByRatio ? undefined : percentHeight || naturalHeight,
        aspectRatio: isByRatio ? `${width} / ${naturalHeight}` : undefined,
        borderRadius,
        overflow: borderRadius ? 'hidden' : undefined,
        ...style,
      }}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onClick={onClick}
      onContextMenu={(event) => onGifRightClick?.(gif, event)}
    >
      {href ? (
        <a href={href} tabIndex={tabIndex} {...faceProps} />
      ) : (
        <div
          {...(isButton && { role: 'button', tabIndex: tabIndex ?? 0, onKeyDown })}
          {...faceProps}
        />
      )}
      {Overlay && picture.stage === 'shown' && (
        <Overlay
          gif={gif}
          isHovered={isPointed || isFocused}
          width={width}
          height={naturalHeight}
        />
      )}
      {hasControls && !isDecidedElsewhere && (
        <PlayButton isPaused={isPaused} name={alt} onToggle={toggle} />
      )}
    </Container>
  );
}
