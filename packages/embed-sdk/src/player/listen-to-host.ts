import { isCall, isDuration, isInvite, isOrigin } from '../protocol/checks.ts';
import { parseInviteFragment } from '../protocol/invite-fragment.ts';
import {
  type CallMessage,
  type EventMessage,
  type HelloMessage,
  type Invitation,
  PLAYER_METHODS,
  type PlayerEvents,
  type PlayerFailure,
  type PlayerState,
  PROTOCOL_VERSION,
  type ResultMessage,
} from '../protocol/messages.ts';

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

export interface HostListenerOptions {
  /** Origins of the pages that may control this player; `'any'` for all pages that may frame it. */
  allowedOrigins: readonly string[] | 'any';
}

export interface HostListener {
  /**
   * Sends an event to the host page, if there is one. A host page that connects later gets the last `resize`, and an
   * `error` with a status, because no player will follow it.
   */
  emit<Type extends keyof PlayerEvents>(
    type: Type,
    ...data: PlayerEvents[Type] extends undefined ? [] : [PlayerEvents[Type]]
  ): void;
  /** Stops listening. */
  close(): void;
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

const LEGACY_METHODS = ['play', 'pause', 'mute', 'unmute'] as const;

/** Acts on a message `{ action, value }` in the format of `@giphy/embed-sdk`; ignores any other message. */
async function actOnLegacy(data: unknown, handlers: PlayerHandlers): Promise<void> {
  const { action, value } = Object(data) as { action?: unknown; value?: unknown };
  // Such pages may send an input field's text.
  const seconds = Number.parseFloat(String(value));
  const method = LEGACY_METHODS.find((known) => known === action);
  if (method) await handlers[method]();
  else if (action === 'seekTo' && isDuration(seconds)) await handlers.seek(seconds);
  else if (action === 'stop') {
    await handlers.pause();
    await handlers.seek(0);
  }
}

/** Whether an event is also sent to a host page that connects later. */
const isLasting = ({ event, data }: EventMessage): boolean =>
  event === 'resize' || (event === 'error' && data.status !== undefined);

/**
 * Lets the parent page control the player in this frame. Call it in a script that runs before the page's load event.
 * Accepts messages only from the parent window and an allowed origin, and sends messages only to the origin that
 * invited the player.
 *
 * Keep `location.hash` in links to another player in the same frame: it also invites that player.
 *
 * @param self window; only tests pass another one.
 */
export function listenToHost(
  handlers: PlayerHandlers,
  { allowedOrigins }: HostListenerOptions,
  self: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location' | 'parent'> = window,
): HostListener {
  const lasting = new Map<string, EventMessage>();
  /** One for each copy of the SDK in the host page, by its invitation. */
  const ports = new Map<string, MessagePort>();

  const isAllowed = (origin: string) => allowedOrigins === 'any' || allowedOrigins.includes(origin);

  const accept = ({ host, token }: Invitation) => {
    const key = host + token;
    // A top-level page has no host page.
    const isAlone = self.parent === self;
    if (ports.has(key) || isAlone || !isOrigin(host) || !isAllowed(host)) return;
    const { port1: port, port2 } = new MessageChannel();
    ports.set(key, port);
    port.onmessage = async ({ data }) => {
      if (isCall(data)) port.postMessage(await respond(data, handlers));
    };
    for (const message of lasting.values()) port.postMessage(message);
    const hello: HelloMessage = { gifkit: PROTOCOL_VERSION, type: 'hello', token };
    self.parent.postMessage(hello, host, [port2]);
  };

  const onMessage = ({ data, origin, source }: MessageEvent) => {
    if (source !== self.parent || !isAllowed(origin)) return;
    if (isInvite(data)) accept({ host: origin, token: data.token });
    // Such a host page expects no response, so failures cannot be reported to it.
    else actOnLegacy(data, handlers).catch(() => undefined);
  };

  const readFragment = () => {
    const invitation = parseInviteFragment(self.location.hash);
    if (invitation) accept(invitation);
  };

  self.addEventListener('message', onMessage);
  self.addEventListener('hashchange', readFragment);
  readFragment();

  return {
    emit(event, ...[data]) {
      const message = { gifkit: PROTOCOL_VERSION, event, data } as EventMessage;
      if (isLasting(message)) lasting.set(event, message);
      for (const port of ports.values()) port.postMessage(message);
    },
    close() {
      self.removeEventListener('message', onMessage);
      self.removeEventListener('hashchange', readFragment);
      for (const port of ports.values()) port.close();
    },
  };
}

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
