import { useLatest } from '@gifkit/headless/utils';
import type { IGif } from '@gifkit/model';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Host, HostedClip } from '../host/use-host.ts';
import type { PlayerControl } from '../player/use-player.ts';
import type { ClipProps } from './Clip.tsx';

type Events = Pick<ClipProps, 'onElement' | 'onBegun' | 'onMutedByBrowser' | 'onEnded' | 'onError'>;

interface ClipControl {
  /** Commands for the host page; undefined if the player shows no clip. */
  clip: HostedClip | undefined;
  /** Seeks relative to the current time; negative values go back. */
  seekBy: (seconds: number) => void;
  events: Events;
}

export function useClip(
  { video }: IGif,
  control: PlayerControl,
  host: Host | undefined,
): ClipControl {
  const { state, dispatch } = control;
  const latest = useLatest(control);
  const newest = useRef<HTMLVideoElement>(undefined);
  const waiting = useRef<
    { resolve: (video: HTMLVideoElement) => void; reject: (error: Error) => void }[]
  >([]);
  const isClip = Object.keys(video?.assets ?? {}).length > 0;
  const { isClipOn, isExternal } = state;

  const rejectAll = useCallback((message: string) => {
    for (const { reject } of waiting.current.splice(0)) reject(new Error(message));
  }, []);

  useEffect(() => {
    if (isClipOn) return;
    newest.current = undefined;
    rejectAll('The clip was closed.');
  }, [isClipOn, rejectAll]);

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
        // The player pauses a hidden clip. Like a paused one, it has sound once it plays again.
        const isHeld = newest.current?.paused;
        setMuted(false);
        const video = await loadVideo();
        if (isHeld || latest.current.isPaused) return;
        try {
          video.muted = false;
          await video.play();
        } catch (error) {
          // Any other error means that it was paused meanwhile, or is reported by the video itself.
          if ((error as Error).name !== 'NotAllowedError') return;
          setMuted(true);
          video.muted = true;
          // Browsers pause the video when they refuse sound.
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
  }, [dispatch, latest]);

  const onError = useCallback(
    (message: string) => {
      dispatch({ type: 'clipOff' });
      rejectAll(message);
      host?.emit('error', { message });
    },
    [host, dispatch, rejectAll],
  );

  return {
    clip: isClip && !isExternal ? clip : undefined,
    seekBy(seconds) {
      const { currentTime = 0, duration = Number.POSITIVE_INFINITY } = newest.current ?? {};
      const time = Math.min(Math.max(0, currentTime + seconds), duration || currentTime);
      // On failure the player reports the error to the host page and shows the GIF again.
      clip.seek(time).catch(() => undefined);
    },
    events: {
      onElement: useCallback((video) => {
        newest.current = video;
        for (const { resolve } of waiting.current.splice(0)) resolve(video);
      }, []),
      onBegun: useCallback(() => dispatch({ type: 'begin' }), [dispatch]),
      onMutedByBrowser: useCallback(() => dispatch({ type: 'mute' }), [dispatch]),
      onEnded: useCallback(() => host?.emit('ended'), [host]),
      onError,
    },
  };
}
