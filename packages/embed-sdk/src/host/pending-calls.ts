import { EmbedError, toEmbedError } from '../embed-error.ts';
import type { CallMessage, ResultMessage } from '../protocol/messages.ts';

interface PendingCall {
  message: CallMessage;
  timer: ReturnType<typeof setTimeout>;
  resolve: (result: unknown) => void;
  reject: (error: EmbedError) => void;
}

/** Calls without a response, in the order in which they were made. @param timeout of each call, in ms. */
export function createPendingCalls(timeout: number) {
  const calls = new Map<number, PendingCall>();

  function take(id: number): PendingCall | undefined {
    const call = calls.get(id);
    clearTimeout(call?.timer);
    calls.delete(id);
    return call;
  }

  return {
    messages: () => [...calls.values()].map(({ message }) => message),
    /** Resolves with the result of a call; rejects with an {@link EmbedError}. */
    wait: (message: CallMessage) =>
      new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => {
          const text = `The player did not respond to ${message.method} within ${timeout} ms.`;
          take(message.id)?.reject(new EmbedError('timeout', text));
        }, timeout);
        calls.set(message.id, { message, timer, resolve, reject });
      }),
    settle({ id, error, result }: ResultMessage): void {
      const call = take(id);
      if (error) call?.reject(toEmbedError(error));
      else call?.resolve(result);
    },
    rejectAll(error: EmbedError): void {
      for (const id of calls.keys()) take(id)?.reject(error);
    },
  };
}
