import { legacyAction } from './legacy-action.ts';
import type { PlayerHandlers } from './player-handlers.ts';
import {
  type CallMessage,
  type EventMessage,
  type HelloMessage,
  type Invitation,
  isCall,
  isInvite,
  isOrigin,
  type PlayerEvents,
  PROTOCOL_VERSION,
  parseInviteFragment,
  type ResultMessage,
} from './protocol.ts';

export type { PlayerHandlers } from './player-handlers.ts';

export interface HostListenerOptions {
  /** Origins of the pages that may control this player; `'any'` for whoever may put it into a frame. */
  allowedOrigins: readonly string[] | 'any';
}

export interface HostListener {
  /** Tells the host page, if one is there. The last `resize` is also told to one that comes later. */
  emit<Type extends keyof PlayerEvents>(
    type: Type,
    ...data: PlayerEvents[Type] extends undefined ? [] : [PlayerEvents[Type]]
  ): void;
  /** Listens no longer. */
  close(): void;
}

async function answer(
  { id, method, value = 0 }: CallMessage,
  handlers: PlayerHandlers,
): Promise<ResultMessage> {
  try {
    const result = await handlers[method](value);
    return { gifkit: PROTOCOL_VERSION, id, result };
  } catch (error) {
    const { name = 'Error', message = String(error) } = Object(error) as Partial<Error>;
    return { gifkit: PROTOCOL_VERSION, id, error: { name, message } };
  }
}

/**
 * The player's side: lets the page that holds this frame control the player. Call it from the page's
 * script, before the page has loaded. Only the parent window is heard, only from an allowed origin, and
 * what the player says goes to exactly the origin that invited it.
 *
 * A page that goes to another player in the same frame keeps `location.hash`, so that this one is invited
 * as well.
 *
 * @param self This window; another one only in tests.
 */
export function listenToHost(
  handlers: PlayerHandlers,
  { allowedOrigins }: HostListenerOptions,
  self: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location' | 'parent'> = window,
): HostListener {
  let accepted: Invitation | undefined;
  let port: MessagePort | undefined;
  let size: EventMessage | undefined;

  const isAllowed = (origin: string) => allowedOrigins === 'any' || allowedOrigins.includes(origin);

  const accept = (invitation: Invitation) => {
    const { host, token } = invitation;
    const isKnown = accepted?.host === host && accepted.token === token;
    // A page that was opened out of its frame has nobody to talk to.
    const isAlone = self.parent === self;
    if (isKnown || isAlone || !isOrigin(host) || !isAllowed(host)) return;
    accepted = invitation;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = async ({ data, currentTarget }) => {
      if (isCall(data)) (currentTarget as MessagePort).postMessage(await answer(data, handlers));
    };
    if (size) port.postMessage(size);
    const hello: HelloMessage = { gifkit: PROTOCOL_VERSION, type: 'hello', token };
    self.parent.postMessage(hello, host, [channel.port2]);
  };

  const onMessage = ({ data, origin, source }: MessageEvent) => {
    if (source !== self.parent || !isAllowed(origin)) return;
    if (isInvite(data)) accept({ host: origin, token: data.token });
    // Such a page waits for no answer, so there is nobody to tell that it failed.
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
      if (message.event === 'resize') size = message;
      port?.postMessage(message);
    },
    close() {
      self.removeEventListener('message', onMessage);
      self.removeEventListener('hashchange', readFragment);
      port?.close();
    },
  };
}
