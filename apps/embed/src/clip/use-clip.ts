import type { IGif } from '@gifkit/model';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Host, HostedClip } from '../host/use-host.ts';
import type { PlayerControl } from '../player/use-player.ts';
import type { ClipProps } from './Clip.tsx';
import { waitForSound } from './wait-for-sound.ts';

type Events = Pick<ClipProps, 'onElement' | 'onMutedByBrowser' | 'onEnded' | 'onError'>;

interface ClipControl {
  /** Commands for the host page; undefined if the GIF is not a clip. */
  clip: HostedClip | undefined;
  /** True once playback has started and the video covers the GIF. */
  hasBegun: boolean;
  /** Seeks relative to the current time; negative values go back. */
  seekBy: (seconds: number) => void;
  events: Events;
}

export function useClip(
  { video }: IGif,
  { state, dispatch }: PlayerControl,
  host: Host | undefined,
): ClipControl {
  const [element, setElement] = useState<HTMLVideoElement>();
  const newest = useRef<HTMLVideoElement>(undefined);
  const waiting = useRef<
    { resolve: (video: HTMLVideoElement) => void; reject: (error: Error) => void }[]
  >([]);
  const isClip = Object.keys(video?.assets ?? {}).length > 0;
  const { isClipOn } = state;

  useEffect(() => {
    if (isClipOn) return;
    newest.current = undefined;
    setElement(undefined);
  }, [isClipOn]);

  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!element) return;
    const look = () => {
      if (element.currentTime > 0 && !element.paused) setBegun(true);
    };
    element.addEventListener('timeupdate', look);
    return () => {
      element.removeEventListener('timeupdate', look);
      setBegun(false);
    };
  }, [element]);

  const clip = useMemo<HostedClip>(() => {
    const setMuted = (muted: boolean) =>
      flushSync(() => dispatch({ type: muted ? 'mute' : 'unmute' }));
    const loadVideo = async () =>
      newest.current ??
      new Promise<HTMLVideoElement>((resolve, reject) => {
        waiting.current.push({ resolve, reject });
      });
    return {
      setMuted,
      async unmute() {
        setMuted(false);
        const video = await loadVideo();
        try {
          await waitForSound(video);
        } catch (error) {
          setMuted(true);
          video.muted = true;
          // Browsers pause the video when they refuse sound. The video element reports all other errors.
          video.play().catch(() => undefined);
          throw error;
        }
      },
      async seek(seconds) {
        dispatch({ type: 'clipOn' });
        (await loadVideo()).currentTime = seconds;
      },
      video: () => newest.current,
    };
  }, [dispatch]);

  const onError = useCallback(
    (message: string) => {
      dispatch({ type: 'clipOff' });
      for (const { reject } of waiting.current.splice(0)) reject(new Error(message));
      host?.emit('error', { message });
    },
    [host, dispatch],
  );

  return {
    clip: isClip ? clip : undefined,
    hasBegun,
    seekBy(seconds) {
      const { currentTime = 0, duration = Number.POSITIVE_INFINITY } = newest.current ?? {};
      const place = Math.min(Math.max(0, currentTime + seconds), duration || currentTime);
      // On failure the player reports the error to the host page and shows the GIF again.
      clip.seek(place).catch(() => undefined);
    },
    events: {
      onElement: useCallback((video) => {
        newest.current = video;
        setElement(video);
        for (const { resolve } of waiting.current.splice(0)) resolve(video);
      }, []),
      onMutedByBrowser: useCallback(() => dispatch({ type: 'mute' }), [dispatch]),
      onEnded: useCallback(() => host?.emit('ended'), [host]),
      onError,
    },
  };
}
