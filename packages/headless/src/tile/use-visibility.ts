import type { GifID } from '@gifkit/model';
import {
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { observeIntersection, type ViewEntry } from '../core/visibility/intersection.ts';
import { isFirstTime } from '../core/visibility/list-impressions.ts';
import { isShown, onceShown } from '../core/visibility/once-shown.ts';
import { isOnScreen, largestShare } from '../core/visibility/view-of.ts';
import type { TileList } from '../shared/tile-list.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';

/** Visible fraction from which a GIF counts as fully in view; 1 would fail by rounding. */
const FULLY_IN_VIEW = 0.99;

/** ms for which a tile that CSS shows counts as shown, because asking again would compute styles again. */
const SHOWN_TIME = 250;

/** ms that a tile must be partly in view before it is measured, because measuring forces a layout. */
const PARTLY_IN_VIEW_TIME = 250;

/**
 * Loading state by position. `unknown`: nothing is fetched. `near`: out of view; only the still is fetched. `shown`: is
 * or was in view.
 */
export type Proximity = 'unknown' | 'near' | 'shown';

interface VisibilityOptions {
  gifId: GifID;
  list: TileList | undefined;
  first: Proximity;
  /** True if the picture is already rendered, so that no render is needed when it comes into view. */
  isFromServer: boolean;
  /** Measures immediately, not a frame later. Only for few GIFs, because it forces a layout. */
  isUrgent: boolean;
  /** Called each time the GIF itself comes into view, once in a list, with the event of its loading. */
  onVisible: (event: SyntheticEvent<HTMLElement>) => void;
  /** Called once when the GIF itself is fully in view; once per list in a list. */
  onSeen: (rect: DOMRectReadOnly | undefined) => void;
}

/** Reports that the GIF itself has loaded, not only its placeholder. */
export type OnLoaded = (event: SyntheticEvent<HTMLElement>) => void;

interface View {
  /** Event by which the GIF itself loaded. */
  loaded?: SyntheticEvent<HTMLElement>;
  isInView?: boolean;
  isFullyInView?: boolean;
  /** Rectangle in the viewport at the last change of the visible fraction. */
  rect?: DOMRectReadOnly;
  /** Time in ms at which CSS showed the tile when it came into view. */
  shownAt?: number | undefined;
}

/** Follows an element through the view and reports when its GIF is visible and seen. */
export function useVisibility(
  root: RefObject<HTMLElement | null>,
  { gifId, list, first, isFromServer, isUrgent, onVisible, onSeen }: VisibilityOptions,
): [Proximity, OnLoaded] {
  const [proximity, come] = useProximity(first);
  const view = useRef<View & { wasVisible?: boolean; wasSeen?: boolean; stopWaiting?: () => void }>(
    {},
  );
  const change = useLatestCallback((next: View) => {
    const now = Object.assign(view.current, next);
    const { loaded } = now;
    const isVisible = Boolean(loaded && now.isInView);
    const isNew = isVisible && !now.wasVisible;
    const isSeen = loaded && now.isFullyInView && !now.wasSeen;
    now.stopWaiting?.();
    const isKnown = performance.now() - (now.shownAt ?? Number.NEGATIVE_INFINITY) < SHOWN_TIME;
    if ((isNew || isSeen) && root.current && !isKnown && !isShown(root.current)) {
      now.stopWaiting = onceShown(root.current, () => change({}));
      return;
    }
    if (loaded && isNew && isFirstTime(list?.impressions?.visible, gifId)) onVisible(loaded);
    now.wasVisible = isVisible;
    if (!isSeen) return;
    now.wasSeen = true;
    if (isFirstTime(list?.impressions?.seen, gifId)) onSeen(now.rect);
  });
  useIsomorphicLayoutEffect(() => {
    const isAsked = isUrgent && first !== 'shown';
    if (isAsked && root.current && isOnScreen(root.current)) come('shown');
  }, [root, first, isUrgent, come]);
  const onMove = list?.onMove;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let full = FULLY_IN_VIEW;
    let measured = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = observe();
    function observe(): () => void {
      return observeIntersection(element as HTMLElement, onEntry, { threshold: [0, full] });
    }
    /** Adapts the threshold to a tile that cannot be in view as a whole. */
    function fit(entry: ViewEntry): void {
      const { boundingClientRect: rect, rootBounds } = entry;
      const sizes = [rect, rootBounds].map((rect) => `${rect?.width} ${rect?.height}`).join();
      if (sizes === measured) return;
      measured = sizes;
      const share = FULLY_IN_VIEW * largestShare(entry);
      if (share === full) return;
      full = share;
      stop();
      stop = observe();
    }
    function onEntry(entry: ViewEntry): void {
      const { isIntersecting: isInView, intersectionRatio, boundingClientRect: rect } = entry;
      onMove?.();
      if (!isFromServer) come(isInView ? 'shown' : 'near');
      clearTimeout(timer);
      if (isInView && intersectionRatio < FULLY_IN_VIEW && !view.current.wasSeen) {
        timer = setTimeout(fit, PARTLY_IN_VIEW_TIME, entry);
      }
      if (isInView && !view.current.isInView) {
        // Now, because styles are computed when an observer reports, and seldom when a picture has loaded.
        view.current.shownAt = isShown(entry.target) ? performance.now() : undefined;
      }
      change({ isInView, isFullyInView: isInView && intersectionRatio >= full, rect });
    }
    return () => {
      clearTimeout(timer);
      stop();
      // React may hide the tile without unmounting it.
      change({ isInView: false, isFullyInView: false });
    };
  }, [root, isFromServer, change, come, onMove]);
  const onLoaded: OnLoaded = useCallback((loaded) => change({ loaded }), [change]);
  return [proximity, onLoaded];
}

/**
 * Holds the proximity of a tile as a store. React renders all tiles that an observer reports at once, in the same task;
 * a state would cost a task of its own for each.
 */
function useProximity(first: Proximity): [Proximity, (next: Proximity) => void] {
  const [{ read, subscribe, come }] = useState(() => {
    let known = first;
    let listener = () => {};
    return {
      read: () => known,
      subscribe(render: () => void) {
        listener = render;
        return () => {
          listener = () => {};
        };
      },
      come(next: Proximity) {
        if (known === 'shown' || known === next) return;
        known = next;
        listener();
      },
    };
  });
  return [useSyncExternalStore(subscribe, read, read), come];
}
