import type { PlayerState } from './protocol.ts';

/** What a player does for its host page. A handler that throws or rejects tells the host page that it could not. */
export interface PlayerHandlers {
  play(): void | Promise<void>;
  pause(): void | Promise<void>;
  /** @param seconds From the start of a clip; finite and not negative. */
  seek(seconds: number): void | Promise<void>;
  mute(): void | Promise<void>;
  unmute(): void | Promise<void>;
  getState(): PlayerState | Promise<PlayerState>;
}
