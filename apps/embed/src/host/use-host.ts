import type { GifID } from '@gifkit/model';
import { useContext, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { HostContext } from './host.ts';
import type { HostedClip } from './hosted-clip.ts';

interface HostedPlayer {
  id: GifID;
  isPaused: boolean;
  isMuted: boolean;
  setPaused: (isPaused: boolean) => void;
  /** What a GIF does not have. */
  clip: HostedClip | undefined;
}

/** A GIF is neither loud nor long: what the host asks for there it can see for itself. */
const notAClip = () => {
  throw new Error('A GIF has neither sound nor time; only clips have.');
};

/** Lets the host page control the player, and tells it what happens. */
export function useHost({ id, isPaused, isMuted, setPaused, clip }: HostedPlayer): void {
  const host = useContext(HostContext);
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
