import { connectToHost, type HostMessageHandler } from '@gifkit/embed-sdk/player';
import { PROTOCOL_VERSION, type ResultMessage } from '@gifkit/embed-sdk/protocol';
import { RATIO } from '../constants.ts';
import type { PageService } from '../page-data.ts';
import { PREVIEW_CLASS, SHELF } from '../related/preview-css.ts';
import type { Host } from './use-host.ts';

/** px; in a wide frame the player is at most this high, and at most as high as the frame. */
const PLAYER_MAX_HEIGHT = 620;

/** Aspect ratio of external videos; in a wide frame no player is narrower. */
const VIDEO_RATIO = 16 / 9;

/** A frame as wide as a page: `--wide-frame` of media.css. */
const WIDE_FRAME_QUERY = '(width >= 720px)';

/**
 * Returns the frame height in px that fits the content at the current width: the GIF, or in a wide frame the whole
 * page.
 */
function contentHeight(): number {
  const ratio = Number(getComputedStyle(document.documentElement).getPropertyValue(RATIO));
  const [page, player, shelf, stills] = [
    '.embed-page',
    '.player',
    `[${SHELF}]`,
    `.${PREVIEW_CLASS}`,
  ].map((part) => document.querySelector(part)?.getBoundingClientRect());
  // The bare player is no such page.
  if (!page || !player || !matchMedia(WIDE_FRAME_QUERY).matches) return innerWidth / ratio;
  // Only the first related GIFs count, however many the user has scrolled through.
  const endless = shelf && stills ? shelf.height - stills.height : 0;
  const others = page.height - player.height - endless;
  return others + Math.min(player.width / Math.max(ratio, VIDEO_RATIO), PLAYER_MAX_HEIGHT);
}

/**
 * Keeps the messages of the host page for a player that may arrive later or never.
 *
 * @param wake hydrates the page; rejects if that fails.
 */
export function createMailbox(
  wake: () => Promise<void>,
): Pick<Host, 'bind'> & { onMessage: HostMessageHandler } {
  let answer: HostMessageHandler | undefined;
  const waiting: Parameters<HostMessageHandler>[] = [];
  return {
    bind(player) {
      answer = player;
      // Not within React's effect, where the player could not render.
      queueMicrotask(() => {
        for (const message of waiting.splice(0)) player(...message);
      });
      return () => {
        answer = undefined;
      };
    },
    onMessage(data, port) {
      if (answer) return answer(data, port);
      waiting.push([data, port]);
      wake().catch(({ name, message }: Error) =>
        port?.postMessage({
          gifkit: PROTOCOL_VERSION,
          id: Object(data).id,
          error: { name, message },
        } satisfies ResultMessage),
      );
    },
  };
}

/**
 * Listens to the host page and reports the content height to it.
 *
 * @param wake hydrates the page, with the first message.
 */
export function listen({ hosts }: PageService, wake: () => Promise<void>): Host {
  const { bind, onMessage } = createMailbox(wake);
  const { emit } = connectToHost(onMessage, { allowedOrigins: hosts });
  // The ratio in the style is rounded; ceil must not turn the rounding error into a px.
  const tellHeight = () => emit('resize', { height: Math.ceil(contentHeight() - 0.05) });
  tellHeight();
  window.addEventListener('resize', tellHeight);
  return { bind, emit };
}
