import type { GifID } from '@gifkit/model';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { HostSlot } from './host-slot.ts';

export type Host = Pick<HostSlot, 'bind' | 'emit'>;

export interface HostedClip {
  setMuted: (isMuted: boolean) => void;
  /** Resolves once the clip has sound; rejects with a `NotAllowedError` if the browser refuses it. */
  unmute: () => Promise<void>;
  /** @param seconds from the start. */
  seek: (seconds: number) => Promise<void>;
  /** Current video; undefined until the clip has been started. */
  video: () => HTMLVideoElement | undefined;
}

interface HostedPlayer {
  /** Undefined on the server and in tests. */
  host: Host | undefined;
  id: GifID;
  isPaused: boolean;
  isMuted: boolean;
  setPaused: (isPaused: boolean) => void;
  clip: HostedClip | undefined;
}

const notAClip = () => {
  throw new Error('A GIF has no sound and no timeline; only clips do.');
};

export function useHost({ host, id, isPaused, isMuted, setPaused, clip }: HostedPlayer): void {
  const newest = useRef({ isPaused, isMuted, setPaused });
  useEffect(() => {
    newest.current = { isPaused, isMuted, setPaused };
  });

  useEffect(
    () =>
      host?.bind({
        // Flush synchronously: the response confirms the new state.
        play: () => flushSync(() => newest.current.setPaused(false)),
        pause: () => flushSync(() => newest.current.setPaused(true)),
        seek: (seconds) => (clip ? clip.seek(seconds) : notAClip()),
        mute: () => clip?.setMuted(true),
        unmute: () => (clip ? clip.unmute() : notAClip()),
        getState: () => ({
          id: String(id),
          paused: newest.current.isPaused,
          muted: newest.current.isMuted,
          time: clip?.video()?.currentTime ?? 0,
          // NaN until metadata has loaded.
          duration: clip?.video()?.duration || 0,
        }),
      }),
    [host, id, clip],
  );

  const told = useRef(isPaused);
  useEffect(() => {
    if (told.current === isPaused) return;
    told.current = isPaused;
    host?.emit(isPaused ? 'pause' : 'play');
  }, [host, isPaused]);
}
