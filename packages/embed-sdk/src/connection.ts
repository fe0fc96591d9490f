import { EmbedError } from './embed-error.ts';
import { inviting } from './invitation.ts';
import { receiveHello } from './message-hub.ts';
import { PendingCalls } from './pending-calls.ts';
import {
  type CallMessage,
  type EventMessage,
  type InviteMessage,
  isEvent,
  isResult,
  type PlayerMethod,
  PROTOCOL_VERSION,
} from './protocol.ts';

export interface ConnectionOptions {
  frame: HTMLIFrameElement;
  /** The origin that the player is pinned to. */
  origin: string;
  token: string;
  /** How long, in ms, the player has to answer a call. */
  timeout: number;
  onReady: () => void;
  onEvent: (message: EventMessage) => void;
  onError: (error: EmbedError) => void;
}

export interface Connection {
  /** Asks the player; a call before the player is there waits for it. Rejects with an {@link EmbedError}. */
  call: (method: PlayerMethod, value?: number) => Promise<unknown>;
  close: () => void;
}

/** Whether a frame's document has an origin of its own, which no message can name as its target. */
function isOpaque(frame: HTMLIFrameElement): boolean {
  const sandbox = frame.getAttribute('sandbox');
  return sandbox !== null && !sandbox.toLowerCase().split(/\s+/).includes('allow-same-origin');
}

/** Whether a frame still shows the empty document that it starts with. */
const isBlank = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL === 'about:blank';

/**
 * Talks to the player in a frame: waits for its hello, checks that it comes from the pinned origin in this
 * very frame, and from then on uses the port that came with it. A player that says hello again, after the
 * visitor went to another GIF in the frame, gets the calls that are not answered yet.
 */
export function openConnection({
  frame,
  origin,
  token,
  timeout,
  onReady,
  onEvent,
  onError,
}: ConnectionOptions): Connection {
  const opaque = isOpaque(frame);
  const expected = opaque ? 'null' : origin;
  const pending = new PendingCalls(timeout);
  let port: MessagePort | undefined;
  let lastId = 0;
  let failure =
    window.origin === 'null'
      ? new EmbedError('origin', 'A page without an origin of its own cannot talk to a player.')
      : undefined;

  const fail = (error: EmbedError) => {
    failure = error;
    pending.rejectAll(error);
  };

  const inviteByMessage = () => {
    const message: InviteMessage = { gifkit: PROTOCOL_VERSION, type: 'invite', token };
    if (!isBlank(frame)) frame.contentWindow?.postMessage(message, origin);
  };

  // An address that differs in its fragment alone does not load again, but tells the page in the frame.
  const inviteByAddress = () => {
    const url = inviting(frame.src, token);
    if (!port && frame.src !== url) frame.contentWindow?.location.replace(url);
  };

  const invite = opaque ? inviteByAddress : inviteByMessage;

  const stopReceiving = receiveHello(token, ({ source, origin: actual, ports: [received] }) => {
    if (!received || source !== frame.contentWindow) return;
    if (actual !== expected) {
      const error = new EmbedError('origin', `The player is at ${actual}, not at ${expected}.`);
      fail(error);
      onError(error);
      return;
    }
    failure = undefined;
    port?.close();
    port = received;
    port.onmessage = ({ data }) => {
      if (isResult(data)) pending.settle(data);
      else if (isEvent(data)) onEvent(data);
    };
    for (const message of pending.messages) port.postMessage(message);
    onReady();
  });

  // Changing an address again and again would call a visitor back, or reload a page that is no player.
  frame.addEventListener('load', invite, { once: opaque });
  invite();

  return {
    async call(method, value) {
      if (failure) throw failure;
      // A frame that waits until it is scrolled to would never answer.
      frame.setAttribute('loading', 'eager');
      lastId += 1;
      const message: CallMessage = {
        gifkit: PROTOCOL_VERSION,
        id: lastId,
        method,
        ...(value !== undefined && { value }),
      };
      const result = pending.wait(message);
      if (port) port.postMessage(message);
      else if (!opaque) invite();
      return result;
    },
    close() {
      stopReceiving();
      frame.removeEventListener('load', invite);
      port?.close();
      fail(new EmbedError('destroyed', 'The embed was destroyed.'));
    },
  };
}
