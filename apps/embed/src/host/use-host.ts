import {
  answerHost,
  type HostListener,
  type HostMessageHandler,
  type PlayerHandlers,
} from '@gifkit/embed-sdk/player';
import { useLatest } from '@gifkit/headless/utils';
import type { GifID } from '@gifkit/model';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

export interface Host extends Pick<HostListener, 'emit'> {
  /** Connects the player, also with the messages that came before it. @returns a function that disconnects it. */
  bind(player: HostMessageHandler): () => void;
}

export interface HostedClip {
  setMuted: (isMuted: boolean) => void;
  /**
   * Resolves once the clip has sound, or will have it when it plays; rejects with a `NotAllowedError` if the browser
   * refuses it.
   */
  unmute: () => Promise<void>;
  seek: (seconds: number) => Promise<void>;
  video: () => HTMLVideoElement | undefined;
}

interface HostedPlayer {
  host: Host | undefined;
  id: GifID;
  isPaused: boolean;
  isMuted: boolean;
  setPaused: (isPaused: boolean) => void;
  clip: HostedClip | undefined;
}

const notAClip = () => {
  throw new Error('The player shows no clip, and only clips have sound and a timeline.');
};

export function useHost({ host, id, isPaused, isMuted, setPaused, clip }: HostedPlayer): void {
  const newest = useLatest({ isPaused, isMuted, setPaused });

  useEffect(() => {
    const handlers: PlayerHandlers = {
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
    };
    return host?.bind((...message) => answerHost(handlers, ...message));
  }, [host, id, clip, newest]);

  const told = useRef({ isPaused, isMuted });
  useEffect(() => {
    const before = told.current;
    told.current = { isPaused, isMuted };
    if (before.isPaused !== isPaused) host?.emit(isPaused ? 'pause' : 'play');
    if (before.isMuted !== isMuted) host?.emit('volumechange', { muted: isMuted });
  }, [host, isPaused, isMuted]);
}
