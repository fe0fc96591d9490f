import { safeUrl } from '@gifkit/model';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { tileHeight } from '../core/layout/grid-layout.ts';
import { rootOf } from '../core/visibility/roots.ts';
import type { Proximity } from '../core/visibility/visibility.ts';
import { usePingbacks } from '../pingbacks/use-pingbacks.ts';
import { focusAnyway } from '../shared/keep-focus.ts';
import type { Render } from '../shared/render-part.ts';
import { HeldPictures, TileListContext } from '../shared/tile-list.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { HoverIntent } from './HoverIntent.tsx';
import { usePlayback } from './playback/use-playback.ts';
import { TileContext, type TileHover, type TileState } from './tile-context.ts';
import type { TileOptions } from './tile-options.ts';
import { useAlt, useAltLang } from './use-alt.ts';
import { useHover } from './use-hover.ts';
import { useTileClicks } from './use-tile-clicks.ts';
import { useProximity } from './visibility/use-proximity.ts';
import { useVisibility } from './visibility/use-visibility.ts';

export interface TileRootProps extends TileOptions {
  /** Proximity on mount, if the list knows it. @default 'unknown' */
  initialProximity?: Proximity | undefined;
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Renders a different element. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>, TileHover> | undefined;
}

/**
 * State of one GIF, rendered by its parts: reports when it is visible, seen and clicked, and plays or pauses it. A new
 * `gif` starts from the beginning and keeps the focus.
 *
 * `data-hovered` is set while the tile is hovered or has keyboard focus.
 */
export function TileRoot(props: TileRootProps) {
  const hadFocus = useRef(false);
  return <Tile {...props} key={props.gif.id} hadFocus={hadFocus} />;
}

interface TileProps extends TileRootProps {
  /** Set if a new GIF may replace this one: true if the tile had the focus on unmount. */
  hadFocus?: RefObject<boolean> | undefined;
}

export function Tile({
  gif,
  user,
  width,
  height = tileHeight(gif, width),
  getAlt,
  media = 'image',
  noLink = false,
  lazyLoad = true,
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
  initialProximity = 'unknown',
  hadFocus,
  render,
  children,
  ...element
}: TileProps) {
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  useSwappedFocus(root, target, hadFocus);
  const isHydrated = useHydrated();
  // The server does not know the view, so it renders the picture; hydration keeps it.
  const [isFromServer] = useState(!isHydrated);
  const list = useContext(TileListContext);
  const isHeld = useContext(HeldPictures) && fetchPriority !== 'high';
  const send = usePingbacks(gif, user);
  const { isPointed, isHovered, hasHovered, handlers } = useHover(root);
  const playback = usePlayback({
    paused,
    onPausedChange: onPausedChange && ((isPaused) => onPausedChange(isPaused, gif)),
    controls,
    isFlashing: gif.is_flashing ?? false,
    isHydrated,
  });
  const changeVisibility = useVisibility({
    gifId: gif.id,
    impressions: list?.impressions,
    onVisible: (event) => onGifVisible?.(gif, event),
    onSeen(place) {
      send('SEEN', root.current, place);
      if (onGifSeen && root.current) onGifSeen(gif, place ?? root.current.getBoundingClientRect());
    },
  });
  const proximity = useProximity(root, {
    first: lazyLoad ? initialProximity : 'shown',
    isFromServer,
    isUrgent: fetchPriority === 'high',
    onMove: list?.onMove,
    change: changeVisibility,
  });
  const name = useAlt(gif, getAlt);
  const [lang, readersLang] = useAltLang(gif, name);
  const url = useMemo(() => safeUrl(gif.url), [gif.url]);
  const clicks = useTileClicks(root, target, (event) => {
    send('CLICK', root.current);
    onGifClick?.(gif, event);
  });
  const hover = { isHovered, hasHovered };
  const tile = {
    ...hover,
    gif,
    name,
    lang,
    width,
    height,
    media,
    fetchPriority,
    href: noLink ? undefined : url,
    isButton: Boolean(onGifClick ?? onGifKeyPress),
    tabIndex,
    onKeyPress: onGifKeyPress && ((event) => onGifKeyPress(gif, event)),
    root,
    target,
    playback,
    changeVisibility,
    proximity: isFromServer ? 'shown' : isHeld ? 'unknown' : proximity,
    isHydrated,
    isFromServer,
    isLazy: isFromServer && proximity !== 'shown',
  } satisfies TileState;
  const part = useSsrPart(
    render,
    'div',
    {
      ref: root,
      // Overlays use the reader's language.
      lang: readersLang,
      ...element,
      ...handlers,
      ...clicks,
      ...(isHovered && { 'data-hovered': '' }),
      onContextMenu: (event) => onGifRightClick?.(gif, event),
      children: (
        <>
          {children}
          {isPointed && <HoverIntent onRest={() => send('HOVER', root.current)} />}
        </>
      ),
    },
    hover,
  );
  return <TileContext.Provider value={tile}>{part}</TileContext.Provider>;
}

function useSwappedFocus(
  root: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  hadFocus: RefObject<boolean> | undefined,
): void {
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element || !hadFocus) return;
    if (hadFocus.current) focusAnyway(target.current);
    hadFocus.current = false;
    return () => {
      hadFocus.current = element.contains(rootOf(element).activeElement);
    };
  }, [root, target, hadFocus]);
}
