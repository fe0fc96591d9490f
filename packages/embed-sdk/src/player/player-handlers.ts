import type { PlayerState } from '../protocol/messages.ts';

/**
 * Handlers of the host page's calls. A call resolves with its handler's result, and rejects if the handler throws or
 * rejects.
 */
export interface PlayerHandlers {
  play(): void | Promise<void>;
  pause(): void | Promise<void>;
  /** @param seconds from the start of a clip; finite and not negative. */
  seek(seconds: number): void | Promise<void>;
  mute(): void | Promise<void>;
  /** Rejects with a `NotAllowedError`, like `HTMLMediaElement.play`, if the browser refuses sound. */
  unmute(): void | Promise<void>;
  getState(): PlayerState | Promise<PlayerState>;
}
