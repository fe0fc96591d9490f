import type { IGif } from '@gifkit/model';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { HostContext } from '../host/host.ts';
import type { HostedClip } from '../host/hosted-clip.ts';
import type { PlayerControl } from '../player/use-player.ts';
import type { ClipProps } from './Clip.tsx';

type Events = Pick<ClipProps, 'onElement' | 'onMutedByBrowser' | 'onEnded' | 'onError'>;

/** The clip of a GIF that has one: what the host page can do with it, and what it tells the host page. */
export function useClip(
  { video }: IGif,
  { state, dispatch }: PlayerControl,
): { clip: HostedClip | undefined; events: Events } {
  const host = useContext(HostContext);
  const element = useRef<HTMLVideoElement>(undefined);
  const waiting = useRef<
    { resolve: (video: HTMLVideoElement) => void; reject: (error: Error) => void }[]
  >([]);
  const isClip = Object.keys(video?.assets ?? {}).length > 0;
  const { isClipOn, isMuted } = state;

  useEffect(() => {
    if (!isClipOn) element.current = undefined;
  }, [isClipOn]);

  const told = useRef(isMuted);
  useEffect(() => {
    if (told.current === isMuted) return;
    told.current = isMuted;
    host?.emit('volumechange', { muted: isMuted });
  }, [host, isMuted]);

  const clip = useMemo<HostedClip>(
    () => ({
      setMuted: (muted) => flushSync(() => dispatch({ type: muted ? 'mute' : 'unmute' })),
      async seek(seconds) {
        dispatch({ type: 'clipOn' });
        const video =
          element.current ??
          (await new Promise<HTMLVideoElement>((resolve, reject) => {
            waiting.current.push({ resolve, reject });
          }));
        video.currentTime = seconds;
      },
      video: () => element.current,
    }),
    [dispatch],
  );

  return {
    clip: isClip ? clip : undefined,
    events: {
      onElement: useCallback((video) => {
        element.current = video;
        for (const { resolve } of waiting.current.splice(0)) resolve(video);
      }, []),
      onMutedByBrowser: useCallback(() => dispatch({ type: 'mute' }), [dispatch]),
      onEnded: useCallback(() => host?.emit('ended'), [host]),
      onError: useCallback(
        (message) => {
          dispatch({ type: 'clipOff' });
          for (const { reject } of waiting.current.splice(0)) reject(new Error(message));
          host?.emit('error', { message });
        },
        [host, dispatch],
      ),
    },
  };
}
