import { EmbedError, toEmbedError } from '../embed-error.ts';
import type { CallMessage, ResultMessage } from '../protocol/messages.ts';

interface PendingCall {
  message: CallMessage;
  timer: ReturnType<typeof setTimeout>;
  resolve: (result: unknown) => void;
  reject: (error: EmbedError) => void;
}

/** Calls without a response. */
export class PendingCalls {
  readonly #calls = new Map<number, PendingCall>();
  readonly #timeout: number;

  /** @param timeout of each call, in ms. */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  /** Pending calls in the order in which they were made. */
  get messages(): CallMessage[] {
    return [...this.#calls.values()].map(({ message }) => message);
  }

  /** Resolves with the result of a call; rejects with an {@link EmbedError}. */
  wait(message: CallMessage): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const text = `The player did not respond to ${message.method} within ${this.#timeout} ms.`;
        this.#take(message.id)?.reject(new EmbedError('timeout', text));
      }, this.#timeout);
      this.#calls.set(message.id, { message, timer, resolve, reject });
    });
  }

  settle({ id, error, result }: ResultMessage): void {
    const call = this.#take(id);
    if (error) call?.reject(toEmbedError(error));
    else call?.resolve(result);
  }

  rejectAll(error: EmbedError): void {
    for (const id of this.#calls.keys()) this.#take(id)?.reject(error);
  }

  #take(id: number): PendingCall | undefined {
    const call = this.#calls.get(id);
    clearTimeout(call?.timer);
    this.#calls.delete(id);
    return call;
  }
}
