import { listenToHost } from '@gifkit/embed-sdk/player';
import { PLAYER_METHODS } from '@gifkit/embed-sdk/protocol';
import { PLAYER_MAX_HEIGHT, RATIO, VIDEO_RATIO, WIDE_FRAME_QUERY } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { PREVIEW_CLASS, SHELF } from '../related/preview-css.ts';
import { createHostSlot } from './host-slot.ts';
import type { Host } from './use-host.ts';

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
 * Listens to the host page and reports the content height to it.
 *
 * @param wake hydrates the page, with the first call.
 */
export function listen({ service, view }: PageData, wake: () => Promise<void>): Host {
  const { bind, player } = createHostSlot(wake);
  const calls = PLAYER_METHODS.map((method) => [
    method,
    async (seconds: number) => (await player())[method](seconds),
  ]);
  const { emit } = listenToHost(Object.fromEntries(calls), { allowedOrigins: service.hosts });
  // The ratio in the style is rounded; ceil must not turn the rounding error into a px.
  const tellHeight = () =>
    emit('resize', { height: Math.ceil(contentHeight(document, view) - 0.05) });
  tellHeight();
  window.addEventListener('resize', tellHeight);
  return { bind, emit };
}
