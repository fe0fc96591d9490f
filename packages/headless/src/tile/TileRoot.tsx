import { safeUrl } from '@gifkit/model';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
} from 'react';
import { tileHeight } from '../core/layout/tile-height.ts';
import type { Proximity } from '../core/visibility/proximity.ts';
import { usePingbacks } from '../pingbacks/use-pingbacks.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import { usePlayback } from './playback/use-playback.ts';
import { RestingPointer } from './RestingPointer.tsx';
import { NoList } from './TileList.tsx';
import { TileContext, type TileHover, TileHoverContext, type TileState } from './tile-context.ts';
import { TileListContext, useTileEnvironment } from './tile-list.ts';
import type { TileOptions } from './tile-options.ts';
import { useAlt } from './use-alt.ts';
import { useAltLang } from './use-alt-lang.ts';
import { useHover } from './use-hover.ts';
import { type HeldFocus, useHeldFocus, useSwappedFocus } from './use-swapped-focus.ts';
import { useTileClicks } from './use-tile-clicks.ts';
import { TileProximity } from './visibility/TileProximity.tsx';
import { useInitialProximity } from './visibility/use-proximity.ts';
import { useVisibility } from './visibility/use-visibility.ts';

export interface TileElementProps {
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Another element than `<div>`. */
  render?: Render<ComponentPropsWithRef<'div'>, TileHover> | undefined;
}

export interface TileRootProps extends TileOptions, TileElementProps {
  /** How far it is in view when it is mounted, where its list knows. @default 'unknown' */
  initialProximity?: Proximity | undefined;
}

/**
 * One GIF, as its parts inside show it: says when it is visible, seen and clicked, counts that, and plays or
 * rests. Another `gif` starts from the beginning, and keeps the focus if the one before had it.
 *
 * `data-hovered` is there while it is hovered or has the focus by the keyboard.
 */
export function TileRoot({
  lazyLoad = true,
  initialProximity = 'unknown',
  ...props
}: TileRootProps) {
  const heldFocus = useHeldFocus();
  const isInList = useContext(TileListContext) !== undefined;
  const tile = (
    <OneTile
      {...props}
      key={props.gif.id}
      initialProximity={lazyLoad ? initialProximity : 'shown'}
      heldFocus={heldFocus}
    />
  );
  return isInList ? tile : <NoList>{tile}</NoList>;
}

export interface OneTileProps extends Omit<TileRootProps, 'lazyLoad'> {
  initialProximity: Proximity;
  /** Given where another GIF may replace it. */
  heldFocus?: HeldFocus | undefined;
}

/** A tile for as long as it has the same GIF. */
export function OneTile({
  gif,
  user,
  width,
  height: givenHeight,
  getAlt,
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
  initialProximity,
  heldFocus,
  render,
  children,
  ...element
}: OneTileProps) {
  const environment = useTileEnvironment();
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  useSwappedFocus(root, target, heldFocus);
  const send = usePingbacks(gif, user);
  const { isPointed, isHovered, hasHovered, handlers } = useHover(root);
  const playback = usePlayback({
    paused,
    onPausedChange: onPausedChange && ((isPaused) => onPausedChange(isPaused, gif)),
    controls,
    isFlashing: gif.is_flashing ?? false,
    environment,
  });
  const first = useInitialProximity(root, initialProximity, fetchPriority === 'high');
  const changeVisibility = useVisibility({
    gifId: gif.id,
    onVisible: (event) => onGifVisible?.(gif, event),
    onSeen() {
      send('SEEN', root.current);
      if (onGifSeen && root.current) onGifSeen(gif, root.current.getBoundingClientRect());
    },
  });
  const name = useAlt(gif, getAlt);
  const [lang, readersLang] = useAltLang(gif, name);
  const height = givenHeight ?? tileHeight(gif, width);
  const url = useMemo(() => safeUrl(gif.url), [gif.url]);
  const href = noLink ? undefined : url;
  const isButton = Boolean(onGifClick ?? onGifKeyPress);
  const onLatestKeyPress = useLatestCallback((event: KeyboardEvent<HTMLElement>) =>
    onGifKeyPress?.(gif, event),
  );
  const onKeyPress = onGifKeyPress && onLatestKeyPress;
  const clicks = useTileClicks(root, target, (event) => {
    send('CLICK', root.current);
    onGifClick?.(gif, event);
  });

  const tile = useMemo<TileState>(
    () => ({
      gif,
      name,
      lang,
      width,
      height,
      media,
      fetchPriority,
      href,
      isButton,
      tabIndex,
      onKeyPress,
      root,
      target,
      playback,
      changeVisibility,
    }),
    [
      gif,
      name,
      lang,
      width,
      height,
      media,
      fetchPriority,
      href,
      isButton,
      tabIndex,
      onKeyPress,
      playback,
      changeVisibility,
    ],
  );
  const hover = useMemo(() => ({ isHovered, hasHovered }), [isHovered, hasHovered]);
  const props: ComponentPropsWithRef<'div'> = {
    ref: root,
    // What lies over the picture speaks the language of the reader.
    lang: readersLang,
    ...element,
    ...handlers,
    ...clicks,
    onContextMenu: (event) => onGifRightClick?.(gif, event),
    children: (
      <TileContext.Provider value={tile}>
        <TileHoverContext.Provider value={hover}>
          <TileProximity first={first}>{children}</TileProximity>
        </TileHoverContext.Provider>
        {isPointed && <RestingPointer onRest={() => send('HOVER', root.current)} />}
      </TileContext.Provider>
    ),
  };
  return renderPart(render, 'div', isHovered ? { ...props, ...HOVERED } : props, hover);
}

const HOVERED = { 'data-hovered': '' };
