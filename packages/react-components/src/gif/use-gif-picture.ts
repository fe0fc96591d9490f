import type { GifID } from '@gifkit/model';
import {
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { FULLY_IN_VIEW } from '../constants.ts';
import type { FilmTurn } from '../film/film-turn.ts';
import { observeIntersection } from '../shared/intersection.ts';
import { isOnScreen } from '../shared/is-on-screen.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import { isFirstTime, ListSightingsContext } from './list-sightings.ts';
import { type Picture, pictureReducer, startPicture } from './picture-reducer.ts';
import { isVisible, type SightingChange, sight, unsighted } from './sighting.ts';

export interface GifPictureOptions {
  gifId: GifID;
  root: RefObject<HTMLElement | null>;
  image: RefObject<HTMLImageElement | null>;
  lazyLoad: boolean;
  isHydrated: boolean;
  /** URL of the placeholder, which does not count as the GIF. */
  placeholder: string | undefined;
  /** Shown as a film, unless that is refused. */
  hasFilm: boolean;
  /** Each time the GIF itself comes into view, in a list once; with the event when that was by loading. */
  onVisible: (event?: SyntheticEvent<HTMLElement>) => void;
  /** Once, in a list once for the list, when the GIF itself is fully in view. */
  onSeen: (boundingClientRect: DOMRectReadOnly) => void;
}

export interface GifPicture extends Picture {
  /** The server rendered it, or hydration found it so. */
  isFromServer: boolean;
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
  onFilmTurn: (turn: FilmTurn) => void;
  onFilmPlaying: (event: SyntheticEvent<HTMLElement>) => void;
}

const OBSERVED = { threshold: [0, FULLY_IN_VIEW] };

/** Shows the picture of a GIF once it is in view, and tells when it is visible and when it was seen. */
export function useGifPicture({
  gifId,
  root,
  image,
  lazyLoad,
  isHydrated,
  placeholder: given,
  hasFilm,
  onVisible,
  onSeen,
}: GifPictureOptions): GifPicture {
  // The server cannot know what will be in view, so it renders the picture; hydration keeps it.
  const [isFromServer] = useState(!isHydrated);
  const [picture, dispatch] = useReducer(pictureReducer, !lazyLoad || isFromServer, startPicture);
  const sighting = useRef(unsighted);
  const list = useContext(ListSightingsContext);
  const { stage, film } = picture;
  // Without its turn, the still is all there is to see.
  const placeholder = hasFilm && film === 'waits' ? undefined : given;

  const change = useLatestCallback(
    (changed: SightingChange, event?: SyntheticEvent<HTMLElement>) => {
      const before = sighting.current;
      const after = sight(before, changed);
      sighting.current = after;
      if (isVisible(after) && !isVisible(before) && isFirstTime(list?.visible, gifId)) {
        onVisible(event);
      }
      if (after.isSeen && !before.isSeen && root.current && isFirstTime(list?.seen, gifId)) {
        onSeen(root.current.getBoundingClientRect());
      }
    },
  );

  useIsomorphicLayoutEffect(() => {
    // What the reader sees already does not wait for the frame that an observer takes to report.
    if (stage === 'waiting' && root.current && isOnScreen(root.current)) {
      dispatch({ type: 'observed', isInView: true });
    }
  }, [root, stage]);

  useEffect(() => {
    if (!root.current) return;
    return observeIntersection(
      root.current,
      ({ isIntersecting, intersectionRatio }) => {
        dispatch({ type: 'observed', isInView: isIntersecting });
        const isFullyInView = isIntersecting && intersectionRatio >= FULLY_IN_VIEW;
        change({ isInView: isIntersecting, isFullyInView });
      },
      OBSERVED,
    );
  }, [root, change]);

  // What was over before React listened, or was there already as the placeholder, sends no event.
  useEffect(() => {
    if (stage !== 'shown' || !image.current?.complete || !isItself(image.current, placeholder))
      return;
    const isBroken = image.current.naturalWidth === 0;
    dispatch({ type: isBroken ? 'failed' : 'loaded' });
    if (!isBroken) change({ isLoaded: true });
  }, [image, stage, placeholder, change]);

  return {
    ...picture,
    isFromServer,
    onLoad(event) {
      if (stage !== 'shown' || !isItself(event.currentTarget, placeholder)) return;
      dispatch({ type: 'loaded' });
      change({ isLoaded: true }, event);
    },
    onError() {
      dispatch({ type: 'failed' });
    },
    onFilmTurn(turn) {
      dispatch({ type: 'turned', film: turn });
    },
    onFilmPlaying(event) {
      dispatch({ type: 'loaded' });
      change({ isLoaded: true }, event);
    },
  };
}

/** Whether an image shows the GIF itself, not nothing nor the placeholder. */
function isItself(
  { currentSrc, baseURI }: HTMLImageElement,
  placeholder: string | undefined,
): boolean {
  return currentSrc !== '' && (!placeholder || currentSrc !== new URL(placeholder, baseURI).href);
}
