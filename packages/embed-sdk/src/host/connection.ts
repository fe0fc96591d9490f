import { EmbedError } from '../embed-error.ts';
import { isEvent, isHello, isResult } from '../protocol/checks.ts';
import { addInvitation } from '../protocol/invite-fragment.ts';
import {
  type CallMessage,
  type EventMessage,
  type InviteMessage,
  type PlayerMethod,
  PROTOCOL_VERSION,
} from '../protocol/messages.ts';
import { limitEvents } from './limit-events.ts';
import { createPendingCalls } from './pending-calls.ts';

/** Returns 128 random bits as text. `crypto.randomUUID` is missing on pages without HTTPS. */
export const createToken = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Adds an invitation to the fragment of a frame's address, keeping its other parameters. */
export function withInvitation(url: string, token: string): string {
  const address = new URL(url);
  address.hash = addInvitation(address.hash, { host: window.origin, token });
  return address.href;
}

interface ConnectionOptions {
  frame: HTMLIFrameElement;
  /** Pinned origin of the player. */
  origin: string;
  token: string;
  /** Timeout of calls, in ms. */
  timeout: number;
  onReady: () => void;
  onEvent: (message: EventMessage) => void;
  onError: (error: EmbedError) => void;
}

interface Connection {
  /** Makes a call once the player is connected. Rejects with an {@link EmbedError}. */
  call: (method: PlayerMethod, value?: number) => Promise<unknown>;
  close: () => void;
}

/** Whether a frame's document has an opaque origin, which cannot be a message's target. */
function isOpaque(frame: HTMLIFrameElement): boolean {
  const sandbox = frame.getAttribute('sandbox');
  return sandbox !== null && !/(^|\s)allow-same-origin(\s|$)/i.test(sandbox);
}

/** Whether a frame still shows its initial empty document. */
const isBlank = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL === 'about:blank';

/**
 * Connects to the player in a frame: waits for its hello from the pinned origin in this frame, then uses the port in
 * that message. If the user opens another GIF in the frame, its player sends a new hello and receives all pending
 * calls.
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
  const pending = createPendingCalls(timeout);
  const events = limitEvents(onEvent);
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

  // Changing only the fragment does not reload the frame; its page receives a hashchange event.
  const inviteByAddress = () => {
    const url = withInvitation(frame.src, token);
    if (!port && frame.src !== url) frame.contentWindow?.location.replace(url);
  };

  const invite = opaque ? inviteByAddress : inviteByMessage;

  const onMessage = ({ data, source, origin: actual, ports: [received] }: MessageEvent) => {
    const isOwn = isHello(data) && data.token === token && source === frame.contentWindow;
    if (!isOwn || !received) return;
    if (actual !== expected) {
      const error = new EmbedError('origin', `The player is at ${actual}, not at ${expected}.`);
      fail(error);
      onError(error);
      return;
    }
    failure = undefined;
    port?.close();
    port = received;
    port.onmessage = ({ data: message }) => {
      if (isResult(message)) pending.settle(message);
      else if (isEvent(message)) events.push(message);
    };
    for (const message of pending.messages()) port.postMessage(message);
    onReady();
  };
  window.addEventListener('message', onMessage);

  // Invite an opaque frame only once per address: a second change would undo the user's navigation in the frame.
  frame.addEventListener('load', invite, { once: opaque });
  invite();

  return {
    async call(method, value) {
      if (failure) throw failure;
      // A lazy frame out of view would never respond.
      frame.setAttribute('loading', 'eager');
      lastId += 1;
      const message: CallMessage = { gifkit: PROTOCOL_VERSION, id: lastId, method, value };
      const result = pending.wait(message);
      if (port) port.postMessage(message);
      else if (!opaque) invite();
      return result;
    },
    close() {
      window.removeEventListener('message', onMessage);
      frame.removeEventListener('load', invite);
      events.close();
      port?.close();
      fail(new EmbedError('destroyed', 'The embed was destroyed.'));
    },
  };
}
