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
import { focusAnyway } from '../shared/focus.ts';
import type { WithData } from '../shared/render-part.ts';
import { TileListContext } from '../shared/tile-list.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import type { TileState } from './tile-context.ts';
import type { TileClassNames, TileOptions } from './tile-options.ts';
import { useAlt, useAltLang } from './use-alt.ts';
import { useHover } from './use-hover.ts';
import { usePicture } from './use-picture.tsx';
import { usePlayback } from './use-playback.ts';
import { useTileClicks } from './use-tile-clicks.ts';
import { type Proximity, useVisibility } from './use-visibility.ts';

interface UsedTile extends TileOptions {
  classNames?: TileClassNames | undefined;
  initialProximity?: Proximity | undefined;
  /** True if the tile had the focus on unmount, because a new GIF replaces it. */
  hadFocus: RefObject<boolean>;
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
  classNames,
  initialProximity = 'unknown',
  hadFocus,
}: UsedTile): [TileState, WithData<ComponentPropsWithRef<'div'>>] {
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLElement>(null);
  useSwappedFocus(root, target, hadFocus);
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  // The server does not know the view, so it renders the picture, unless the list asks for a still; hydration keeps it.
  const isFromServer = wasServed && initialProximity !== 'near';
  const list = useContext(TileListContext);
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
    onSeen(rect) {
      send('SEEN', root.current, rect);
      if (onGifSeen && root.current) onGifSeen(gif, rect ?? root.current.getBoundingClientRect());
    },
  });
  const name = useAlt(gif, getAlt);
  const [lang, usersLang] = useAltLang(gif, name);
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
    proximity: isFromServer ? 'shown' : proximity,
    isHydrated,
    isFromServer,
    isLazy: wasServed && proximity !== 'shown',
  } satisfies Omit<TileState, 'picture'>;
  const picture = usePicture(tile, list?.order, classNames?.loaded);
  return [
    { ...tile, picture },
    {
      'data-giphy-id': gif.id,
      'data-giphy-is-sticker': gif.is_sticker,
      ref: root,
      // Overlays use the user's language.
      lang: usersLang,
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
  hadFocus: RefObject<boolean>,
): void {
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    if (hadFocus.current) focusAnyway(target.current);
    hadFocus.current = false;
    return () => {
      hadFocus.current = element.contains(rootOf(element).activeElement);
    };
  }, [root, target, hadFocus]);
}
