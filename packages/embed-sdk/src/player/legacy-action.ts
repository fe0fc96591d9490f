import type { PlayerHandlers } from './player-handlers.ts';

/**
 * Returns the action for a message `{ action, value }` in the format of `@giphy/embed-sdk`; undefined for any other
 * message.
 */
export function legacyAction(
  data: unknown,
  handlers: PlayerHandlers,
): (() => Promise<void>) | undefined {
  const { action, value } = Object(data) as { action?: unknown; value?: unknown };
  switch (action) {
    case 'play':
    case 'pause':
    case 'mute':
    case 'unmute':
      return async () => handlers[action]();
    case 'stop':
      return async () => {
        await handlers.pause();
        await handlers.seek(0);
      };
    case 'seekTo': {
      // Such pages may send an input field's text.
      const seconds = Number.parseFloat(String(value));
      return seconds >= 0 && seconds < Number.POSITIVE_INFINITY
        ? async () => handlers.seek(seconds)
        : undefined;
    }
    default:
      return undefined;
  }
}
