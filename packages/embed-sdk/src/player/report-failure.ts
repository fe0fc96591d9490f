import { PLAYER_METHODS, type PlayerFailure } from '../protocol/messages.ts';
import { type HostListener, type HostListenerOptions, listenToHost } from './listen-to-host.ts';
import type { PlayerHandlers } from './player-handlers.ts';

/**
 * For an error page in place of the player: sends the host page an `error` event with the reason, and rejects every
 * call with it.
 *
 * @param failure with the HTTP status of the page.
 */
export function reportFailure(
  failure: Required<PlayerFailure>,
  options: HostListenerOptions,
  self?: Parameters<typeof listenToHost>[2],
): HostListener {
  const fail = () => {
    throw Object.assign(new Error(failure.message), { status: failure.status });
  };
  const handlers = Object.fromEntries(PLAYER_METHODS.map((method) => [method, fail]));
  const listener = listenToHost(handlers as unknown as PlayerHandlers, options, self);
  listener.emit('error', failure);
  return listener;
}
