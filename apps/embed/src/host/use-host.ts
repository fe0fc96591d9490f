import type { GifID } from '@gifkit/model';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { HostSlot } from './host-slot.ts';

/** The page that this frame stands on. */
export type Host = Pick<HostSlot, 'bind' | 'emit'>;

/** What a host page can ask of a clip, and of nothing else. */
export interface HostedClip {
  setMuted: (isMuted: boolean) => void;
  /** Resolves when there is sound; rejects with a `NotAllowedError` when the browser refuses it. */
  unmute: () => Promise<void>;
  /** @param seconds from its start. */
  seek: (seconds: number) => Promise<void>;
  /** The video as it is now; nothing before anybody asked for it. */
  video: () => HTMLVideoElement | undefined;
}

interface HostedPlayer {
  /** Nobody, on the server and in tests. */
  host: Host | undefined;
  id: GifID;
  isPaused: boolean;
  isMuted: boolean;
  setPaused: (isPaused: boolean) => void;
  /** What a GIF does not have. */
  clip: HostedClip | undefined;
}

/** What a host page gets that asks a GIF for what only clips have. */
const notAClip = () => {
  throw new Error('A GIF has neither sound nor time; only clips have.');
};

/** Lets the host page control the player, and tells it what happens. */
export function useHost({ host, id, isPaused, isMuted, setPaused, clip }: HostedPlayer): void {
  const newest = useRef({ isPaused, isMuted, setPaused });
  useEffect(() => {
    newest.current = { isPaused, isMuted, setPaused };
  });

  useEffect(
    () =>
      host?.bind({
        // At once: the response says that it has happened.
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
          // NaN until the file has begun to come.
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
