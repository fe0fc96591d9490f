import { isCall, isDuration } from '../protocol/checks.ts';
import {
  type CallMessage,
  type PlayerState,
  PROTOCOL_VERSION,
  type ResultMessage,
} from '../protocol/messages.ts';
import type { HostMessageHandler } from './connect-to-host.ts';

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
  /**
   * For a paused clip, resolves before the sound, which comes when it plays. Rejects with a `NotAllowedError`, like
   * `HTMLMediaElement.play`, if the browser refuses sound.
   */
  unmute(): void | Promise<void>;
  getState(): PlayerState | Promise<PlayerState>;
}

async function respond(
  { id, method, value = 0 }: CallMessage,
  handlers: PlayerHandlers,
): Promise<ResultMessage> {
  try {
    const result = await handlers[method](value);
    return { gifkit: PROTOCOL_VERSION, id, result };
  } catch (error) {
    const {
      name = 'Error',
      message = String(error),
      status,
    } = Object(error) as Partial<Error & { status: number }>;
    return { gifkit: PROTOCOL_VERSION, id, error: { name, message, ...(status && { status }) } };
  }
}

/** Acts on a message `{ action, value }` in the format of `@giphy/embed-sdk`; ignores any other message. */
async function actOnLegacy(data: unknown, handlers: PlayerHandlers): Promise<void> {
  const { action, value } = Object(data) as { action?: unknown; value?: unknown };
  // Such pages may send an input field's text.
  const seconds = Number.parseFloat(String(value));
  switch (action) {
    case 'play':
    case 'pause':
    case 'mute':
    case 'unmute':
      return handlers[action]();
    case 'seekTo':
      if (isDuration(seconds)) await handlers.seek(seconds);
      return;
    case 'stop':
      await handlers.pause();
      await handlers.seek(0);
  }
}

/** Acts on a message of the host page, and responds if it is a call. Ignores unknown messages. */
export async function answerHost(
  handlers: PlayerHandlers,
  ...[data, port]: Parameters<HostMessageHandler>
): Promise<void> {
  // Pages of `@giphy/embed-sdk` expect no response, so failures cannot be reported to them.
  if (!port) await actOnLegacy(data, handlers).catch(() => undefined);
  else if (isCall(data)) port.postMessage(await respond(data, handlers));
}
