import { isInvite, isOrigin } from '../protocol/checks.ts';
import { parseInviteFragment } from '../protocol/invite-fragment.ts';
import {
  type EventMessage,
  type HelloMessage,
  type Invitation,
  type PlayerEvents,
  PROTOCOL_VERSION,
} from '../protocol/messages.ts';

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

/**
 * Receives a message of the host page.
 *
 * @param port for the response. Without it, the message has an action of `@giphy/embed-sdk`, which expects none.
 */
export type HostMessageHandler = (data: unknown, port?: Pick<MessagePort, 'postMessage'>) => void;

/** Actions of `@giphy/embed-sdk`. Pages also send other messages to all their frames. */
const LEGACY_ACTIONS: readonly unknown[] = ['play', 'pause', 'stop', 'mute', 'unmute', 'seekTo'];

/** Whether an event is also sent to a host page that connects later. */
const isLasting = ({ event, data }: EventMessage): boolean =>
  event === 'resize' || (event === 'error' && data.status !== undefined);

/**
 * Connects the parent page to the player in this frame, for scripts too small to answer its messages: `answerHost` does
 * that, and may load later. Otherwise as `listenToHost`.
 */
export function connectToHost(
  onMessage: HostMessageHandler,
  { allowedOrigins }: HostListenerOptions,
  self: Pick<Window, 'addEventListener' | 'location' | 'parent'> = window,
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
    port.onmessage = ({ data }) => onMessage(data, port);
    for (const message of lasting.values()) port.postMessage(message);
    const hello: HelloMessage = { gifkit: PROTOCOL_VERSION, type: 'hello', token };
    self.parent.postMessage(hello, host, [port2]);
  };

  const hear = ({ data, origin, source }: MessageEvent) => {
    if (source !== self.parent || !isAllowed(origin)) return;
    if (isInvite(data)) accept({ host: origin, token: data.token });
    else if (LEGACY_ACTIONS.includes(Object(data).action)) onMessage(data);
  };

  const readFragment = () => {
    const invitation = parseInviteFragment(self.location.hash);
    if (invitation) accept(invitation);
  };

  const listening = new AbortController();
  const { signal } = listening;
  self.addEventListener('message', hear, { signal });
  self.addEventListener('hashchange', readFragment, { signal });
  readFragment();

  return {
    emit(event, ...[data]) {
      const message = { gifkit: PROTOCOL_VERSION, event, data } as EventMessage;
      if (isLasting(message)) lasting.set(event, message);
      for (const port of ports.values()) port.postMessage(message);
    },
    close() {
      listening.abort();
      for (const port of ports.values()) port.close();
    },
  };
}
