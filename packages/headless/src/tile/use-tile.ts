import { safeUrl } from '@gifkit/model';
import {
  type ComponentPropsWithRef,
  type RefObject,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { tileHeight } from '../core/layout/grid-layout.ts';
import { rootOf } from '../core/visibility/roots.ts';
import { usePingbacks } from '../pingbacks/use-pingbacks.ts';
import { focusAnyway } from '../shared/keep-focus.ts';
import type { WithData } from '../shared/render-part.ts';
import { HeldPictures, TileListContext } from '../shared/tile-list.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import type { TileState } from './tile-context.ts';
import type { TileOptions } from './tile-options.ts';
import { useAlt, useAltLang } from './use-alt.ts';
import { useHover } from './use-hover.ts';
import { usePlayback } from './use-playback.ts';
import { useTileClicks } from './use-tile-clicks.ts';
import { type Proximity, useVisibility } from './use-visibility.ts';

export interface UsedTile extends TileOptions {
  /** Proximity on mount, if the list knows it. @default 'unknown' */
  initialProximity?: Proximity | undefined;
  /** Set if a new GIF may replace this one: true if the tile had the focus on unmount. */
  hadFocus?: RefObject<boolean> | undefined;
}

/**
 * Returns the state of one GIF, and the props of its root element: reports when it is visible, seen, hovered and
 * clicked, and plays or pauses it. Its component must remount for another GIF.
 */
export function useTile({
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
}: UsedTile): [TileState, WithData<ComponentPropsWithRef<'div'>>] {
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  useSwappedFocus(root, target, hadFocus);
  const isHydrated = useHydrated();
  // The server does not know the view, so it renders the picture; hydration keeps it.
  const [isFromServer] = useState(!isHydrated);
  const list = useContext(TileListContext);
  const isHeld = useContext(HeldPictures) && fetchPriority !== 'high';
  const send = usePingbacks(gif, user);
  const { handlers, ...hover } = useHover(root, () => send('HOVER', root.current));
  const playback = usePlayback({
    paused,
    onPausedChange: onPausedChange && ((isPaused) => onPausedChange(isPaused, gif)),
    controls,
    isFlashing: gif.is_flashing ?? false,
    isHydrated,
  });
  const [proximity, onLoaded] = useVisibility(root, {
    gifId: gif.id,
    list,
    first: lazyLoad ? initialProximity : 'shown',
    isFromServer,
    isUrgent: fetchPriority === 'high',
    onVisible: (event) => onGifVisible?.(gif, event),
    onSeen(place) {
      send('SEEN', root.current, place);
      if (onGifSeen && root.current) onGifSeen(gif, place ?? root.current.getBoundingClientRect());
    },
  });
  const name = useAlt(gif, getAlt);
  const [lang, readersLang] = useAltLang(gif, name);
  const url = useMemo(() => safeUrl(gif.url), [gif.url]);
  const href = noLink ? undefined : url;
  const clicks = useTileClicks(root, target, (event) => {
    send('CLICK', root.current);
    onGifClick?.(gif, event);
  });
  const tile = {
    ...hover,
    gif,
    name,
    lang,
    width,
    height,
    media,
    fetchPriority,
    href,
    isNamed: Boolean(href ?? onGifClick ?? onGifKeyPress),
    tabIndex,
    onKeyPress: onGifKeyPress && ((event) => onGifKeyPress(gif, event)),
    root,
    target,
    playback,
    onLoaded,
    proximity: isFromServer ? 'shown' : isHeld ? 'unknown' : proximity,
    isHydrated,
    isFromServer,
    isLazy: isFromServer && proximity !== 'shown',
  } satisfies TileState;
  return [
    tile,
    {
      ref: root,
      // Overlays use the reader's language.
      lang: readersLang,
      ...handlers,
      ...clicks,
      ...(hover.isHovered && { 'data-hovered': '' }),
      onContextMenu: (event) => onGifRightClick?.(gif, event),
    },
  ];
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
