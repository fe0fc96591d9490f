import type { PlayerState } from '../protocol/messages.ts';

/**
 * What a player does when its host page makes a call. The host page's promise resolves when the handler's
 * does, and
 * rejects when the handler throws or rejects.
 */
export interface PlayerHandlers {
  play(): void | Promise<void>;
  pause(): void | Promise<void>;
  /** @param seconds From the start of a clip; finite and not negative. */
  seek(seconds: number): void | Promise<void>;
  mute(): void | Promise<void>;
  /** Rejects with a `NotAllowedError`, as `HTMLMediaElement.play` does, when the browser refuses sound. */
  unmute(): void | Promise<void>;
  getState(): PlayerState | Promise<PlayerState>;
}
