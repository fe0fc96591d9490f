import { isCall, isInvite, isOrigin } from '../protocol/checks.ts';
import { parseInviteFragment } from '../protocol/invite-fragment.ts';
import {
  type CallMessage,
  type EventMessage,
  type HelloMessage,
  type Invitation,
  type PlayerEvents,
  PROTOCOL_VERSION,
  type ResultMessage,
} from '../protocol/messages.ts';
import { legacyAction } from './legacy-action.ts';
import type { PlayerHandlers } from './player-handlers.ts';

export interface HostListenerOptions {
  /** Origins of the pages that may control this player; `'any'` for every page that may frame it. */
  allowedOrigins: readonly string[] | 'any';
}

export interface HostListener {
  /**
   * Sends an event to the host page, if there is one. A host page that connects later gets the last `resize`,
   * and an `error` that has a status, because then there will be no player.
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

/** Whether an event is sent to a host page that connects later, too. */
const isLasting = ({ event, data }: EventMessage): boolean =>
  event === 'resize' || (event === 'error' && data.status !== undefined);

/**
 * The player's side: lets the page that holds this frame control the player. Call it from the page's
 * script, before the page has loaded. Only the parent window is heard, only from an allowed origin, and
 * messages of the player go to exactly the origin that invited it.
 *
 * When a page goes to another player in the same frame, keep `location.hash`: it invites that player, too.
 *
 * @param self the window; another one only in tests.
 */
export function listenToHost(
  handlers: PlayerHandlers,
  { allowedOrigins }: HostListenerOptions,
  self: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location' | 'parent'> = window,
): HostListener {
  const lasting = new Map<string, EventMessage>();
  let accepted: Invitation | undefined;
  let port: MessagePort | undefined;

  const isAllowed = (origin: string) => allowedOrigins === 'any' || allowedOrigins.includes(origin);

  const accept = (invitation: Invitation) => {
    const { host, token } = invitation;
    const isKnown = accepted?.host === host && accepted.token === token;
    // A page that is not in a frame has no host page.
    const isAlone = self.parent === self;
    if (isKnown || isAlone || !isOrigin(host) || !isAllowed(host)) return;
    accepted = invitation;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = async ({ data, currentTarget }) => {
      if (isCall(data)) (currentTarget as MessagePort).postMessage(await respond(data, handlers));
    };
    for (const message of lasting.values()) port.postMessage(message);
    const hello: HelloMessage = { gifkit: PROTOCOL_VERSION, type: 'hello', token };
    self.parent.postMessage(hello, host, [channel.port2]);
  };

  const onMessage = ({ data, origin, source }: MessageEvent) => {
    if (source !== self.parent || !isAllowed(origin)) return;
    if (isInvite(data)) accept({ host: origin, token: data.token });
    // Such a page expects no response, so a failure cannot be reported to it.
    else legacyAction(data, handlers)?.().catch(() => undefined);
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
      port?.postMessage(message);
    },
    close() {
      self.removeEventListener('message', onMessage);
      self.removeEventListener('hashchange', readFragment);
      port?.close();
    },
  };
}
