import { isHello } from '../protocol/checks.ts';

type Receiver = (event: MessageEvent) => void;

/** The embeds that wait for a hello, by token. */
const receivers = new Map<string, Receiver>();

function route(event: MessageEvent): void {
  if (isHello(event.data)) receivers.get(event.data.token)?.(event);
}

/**
 * Passes the hello with a token to a receiver. All embeds of a page share one listener, which exists as
 * long as there is an embed.
 *
 * @returns a function that ends it.
 */
export function receiveHello(token: string, receiver: Receiver): () => void {
  if (receivers.size === 0) window.addEventListener('message', route);
  receivers.set(token, receiver);
  return () => {
    receivers.delete(token);
    if (receivers.size === 0) window.removeEventListener('message', route);
  };
}
