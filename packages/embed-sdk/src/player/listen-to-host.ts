import { PLAYER_METHODS, type PlayerFailure } from '../protocol/messages.ts';
import { answerHost, type PlayerHandlers } from './answer-host.ts';
import { connectToHost, type HostListener, type HostListenerOptions } from './connect-to-host.ts';

/**
 * Lets the parent page control the player in this frame. Call it in a script that runs before the page's load event.
 * Accepts messages only from the parent window and an allowed origin, and sends messages only to the origin that
 * invited the player.
 *
 * Keep `location.hash` in links to another player in the same frame: it also invites that player.
 *
 * @param self window; only tests pass another one.
 */
export const listenToHost = (
  handlers: PlayerHandlers,
  options: HostListenerOptions,
  self?: Parameters<typeof connectToHost>[2],
): HostListener => connectToHost((...message) => answerHost(handlers, ...message), options, self);

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
