import { listenToHost } from '@gifkit/embed-sdk/player';
import { PLAYER_MAX_HEIGHT, RATIO, VIDEO_RATIO, WIDE_FRAME_QUERY } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { PREVIEW_CLASS, SHELF } from '../related/preview-css.ts';
import type { HostSlot } from './host-slot.ts';

/**
 * Returns the frame height in px that fits the content at the current width: the GIF, or in a wide frame the whole
 * page.
 */
function contentHeight(document: Document, view: PageData['view']): number {
  const ratio = Number(getComputedStyle(document.documentElement).getPropertyValue(RATIO));
  const [page, player, shelf, stills] = [
    'main',
    'main > section',
    `[${SHELF}]`,
    `.${PREVIEW_CLASS}`,
  ].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (view === 'player' || !page || !player || !window.matchMedia(WIDE_FRAME_QUERY).matches)
    return window.innerWidth / ratio;
  // Only the first related GIFs count, however many the user has scrolled through.
  const endless = shelf && stills ? shelf.height - stills.height : 0;
  const others = page.height - player.height - endless;
  return others + Math.min(player.width / Math.max(ratio, VIDEO_RATIO), PLAYER_MAX_HEIGHT);
}

/**
 * Listens to the host page and reports the content height to it. Lazy-loaded with the host page's invitation; the
 * player itself loads with the first call.
 *
 * @param missed messages that arrived earlier.
 */
export function listen(
  slot: HostSlot,
  { service, view }: Pick<PageData, 'service' | 'view'>,
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
    listener.emit('resize', { height: Math.ceil(contentHeight(document, view) - 0.05) });
  tellHeight();
  window.addEventListener('resize', tellHeight);
  for (const { data, origin, source } of missed) {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  }
}
