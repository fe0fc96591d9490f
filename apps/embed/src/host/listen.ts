import { type HostListenerOptions, listenToHost } from '@gifkit/embed-sdk/player';
import type { HostSlot } from './host-slot.ts';

/**
 * Listens to the host page. Lazy-loaded with its invitation; the player itself comes with the first call.
 *
 * @param allowedOrigins of the pages that may control the player.
 * @param missed messages that came before this did.
 */
export function listen(
  slot: HostSlot,
  allowedOrigins: HostListenerOptions['allowedOrigins'],
  missed: readonly MessageEvent[],
): void {
  const { player } = slot;
  const listener = listenToHost(
    {
      play: async () => (await player()).play(),
      pause: async () => (await player()).pause(),
      seek: async (seconds) => (await player()).seek(seconds),
      mute: async () => (await player()).mute(),
      unmute: async () => (await player()).unmute(),
      getState: async () => (await player()).getState(),
    },
    { allowedOrigins },
  );
  slot.attach(listener);
  for (const { data, origin, source } of missed) {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  }
}
