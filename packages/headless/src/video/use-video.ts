import { type RefObject, type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import {
  fileTypeOf,
  quartilesAt,
  startVideo,
  type VideoState,
  videoReducer,
} from '../core/playback/video-reducer.ts';
import { observeIntersection } from '../core/visibility/intersection.ts';
import { isShown, onceShown } from '../core/visibility/once-shown.ts';
import { videoEnglish } from '../labels/english.ts';
import { useMotion } from '../motion/motion-context.ts';
import { usePingbacks } from '../pingbacks/use-pingbacks.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import { useOnline } from '../shared/use-online.ts';
import type { VideoOptions } from './video-options.ts';

interface VideoControl extends VideoState {
  events: Record<string, (event: SyntheticEvent<HTMLVideoElement>) => void>;
  /** Plays the video: muted if the browser refuses sound, held if it refuses both. */
  play: () => void;
  pause: () => void;
  /** Continues at the same time after a change of the file. */
  resume: () => void;
  retry: () => void;
}

/** Plays a video and reports events. The state follows the events of the element. */
export function useVideo(
  element: RefObject<HTMLVideoElement | null>,
  props: VideoOptions,
): VideoControl {
  const { gif, muted = false, loop = true, paused: isPaused = false } = props;
  const [state, dispatch] = useReducer(videoReducer, muted, startVideo);
  const { isPaused: areAllPaused } = useMotion();
  const isHydrated = useHydrated();
  const rests = areAllPaused || gif.is_flashing === true;
  const send = usePingbacks(gif, undefined);
  const run = useRef({
    mountedAt: 0,
    hasPlayed: false,
    loops: 0,
    waits: 0,
    quartiles: 0,
    playhead: 0,
    error: null as MediaError | null,
  });
  const isInterrupted = useRef(false);
  /** Inputs of the last decision to play or rest. */
  const decided = useRef<{ rests: boolean; isPaused: boolean }>(undefined);

  const play = useLatestCallback(async () => {
    const video = element.current;
    if (!video) return;
    try {
      await video.play();
    } catch (error) {
      if (!isRefusal(error)) return;
      video.muted = true;
      props.onMuted?.(true);
      // Refused even when muted, so the user has to start it.
      await video.play().catch(() => dispatch({ type: 'held' }));
    }
  });

  const fail = useLatestCallback(({ error, currentSrc }: HTMLVideoElement) => {
    if (!error || error === run.current.error) return;
    run.current.error = error;
    // Always in English, because it is for developers.
    console.error(videoEnglish.videoError(error.code, fileTypeOf(currentSrc)));
    dispatch({ type: 'failed', code: error.code });
    props.onError?.(error.code);
  });

  // The element may have failed before there was a listener.
  useEffect(() => {
    if (element.current) fail(element.current);
  }, [element, fail]);

  /** @param video also while React hides it, and has no reference to it. */
  const interrupt = useLatestCallback((isSeen: boolean, video: HTMLVideoElement) => {
    if (!isSeen && !video.paused) {
      isInterrupted.current = true;
      video.pause();
    } else if (isSeen && isInterrupted.current) {
      isInterrupted.current = false;
      play();
    }
  });

  useEffect(() => {
    // The motion preference is unknown until hydration.
    if (!isHydrated) return;
    const { current: last } = decided;
    decided.current = { rests, isPaused };
    if (last?.rests === rests && last.isPaused === isPaused) {
      if (element.current) interrupt(true, element.current);
      return;
    }
    run.current.mountedAt = Date.now();
    if (!rests && !isPaused) {
      play();
      return;
    }
    isInterrupted.current = false;
    element.current?.pause();
    if (rests) dispatch({ type: 'held' });
  }, [element, isHydrated, rests, isPaused, play, interrupt]);

  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const document = video.ownerDocument;
    let isInView = true;
    let stopWaiting = () => {};
    const check = () => {
      stopWaiting();
      const isSeen = isShown(video);
      if (isInView && !isSeen) stopWaiting = onceShown(video, check);
      interrupt(isInView && isSeen, video);
    };
    const stopObserving = observeIntersection(video, (entry) => {
      isInView = entry.isIntersecting;
      check();
    });
    document.addEventListener('visibilitychange', check);
    // No event reports that CSS hides a video; this one reports that it plays.
    video.addEventListener('timeupdate', check);
    return () => {
      stopObserving();
      stopWaiting();
      document.removeEventListener('visibilitychange', check);
      video.removeEventListener('timeupdate', check);
      // React may hide the component without unmounting it.
      interrupt(false, video);
    };
  }, [element, interrupt]);

  const resume = useLatestCallback(() => {
    const video = element.current;
    if (!video) return;
    video.currentTime = run.current.playhead;
    if (state.isPlaying) play();
  });

  const retry = () => {
    dispatch({ type: 'retry' });
    element.current?.load();
    play();
  };
  useOnline(state.errorCode !== undefined, retry);

  return {
    ...state,
    play,
    resume,
    pause() {
      isInterrupted.current = false;
      element.current?.pause();
    },
    retry,
    events: {
      onPlay({ currentTarget }) {
        dispatch({ type: 'play' });
        dispatch({ type: 'volume', isMuted: currentTarget.muted });
        props.onStateChange?.('playing');
        if (run.current.hasPlayed) return;
        run.current.hasPlayed = true;
        send('START', currentTarget);
        props.onFirstPlay?.(Date.now() - run.current.mountedAt);
      },
      onPause() {
        dispatch({ type: 'pause' });
        props.onStateChange?.('paused');
      },
      onPlaying: () => dispatch({ type: 'playing' }),
      onCanPlay: () => props.onCanPlay?.(),
      onVolumeChange: ({ currentTarget }) =>
        dispatch({ type: 'volume', isMuted: currentTarget.muted }),
      onWaiting({ currentTarget }) {
        // A video that starts over also waits briefly.
        if (currentTarget.currentTime === 0) return;
        dispatch({ type: 'waiting' });
        run.current.waits += 1;
        props.onWaiting?.(run.current.waits);
      },
      onTimeUpdate({ currentTarget: { currentTime, duration } }) {
        const passed = quartilesAt(currentTime, duration);
        for (const quartile of passed.slice(run.current.quartiles)) props.onQuartile?.(quartile);
        run.current.quartiles = Math.max(run.current.quartiles, passed.length);
        run.current.playhead = currentTime;
        props.onTimeUpdate?.(currentTime);
      },
      onEnded() {
        run.current.quartiles = 0;
        run.current.playhead = 0;
        run.current.loops += 1;
        if (loop) play();
        props.onLoop?.(run.current.loops);
        props.onEnded?.();
      },
      onError: ({ currentTarget }) => fail(currentTarget),
    },
  };
}

/** True if the browser refused autoplay. Checked by name, because an iframe's error class belongs to another window. */
const isRefusal = (error: unknown): boolean =>
  (error as Partial<DOMException> | undefined)?.name === 'NotAllowedError';
