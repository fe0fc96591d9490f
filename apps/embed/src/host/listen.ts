import { listenToHost } from '@gifkit/embed-sdk/player';
import type { PageData } from '../page-data.ts';
import { contentHeight } from './content-height.ts';
import type { HostSlot } from './host-slot.ts';

/**
 * Listens to the host page and reports the content height to it. Lazy-loaded with the host page's invitation; the
 * player itself loads with the first call.
 *
 * @param missed messages that arrived earlier.
 */
export function listen(
  slot: HostSlot,
  { service, variant }: Pick<PageData, 'service' | 'variant'>,
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
    { allowedOrigins: service.hosts },
  );
  slot.attach(listener);
  // The ratio in the style is rounded; ceil must not turn the rounding error into a px.
  const tellHeight = () =>
    listener.emit('resize', { height: Math.ceil(contentHeight(document, variant) - 0.05) });
  tellHeight();
  window.addEventListener('resize', tellHeight);
  for (const { data, origin, source } of missed) {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  }
}
