import { abortReason } from './abort-reason.ts';

/**
 * One network request for everybody who wants the same answer. Whoever aborts stops waiting; when
 * nobody waits any more, the request itself is aborted.
 */
export class SharedRequest<T> {
  readonly answer: Promise<T>;
  readonly #controller = new AbortController();
  #waiting = 0;
  #isSettled = false;

  constructor(start: (signal: AbortSignal) => Promise<T>) {
    this.answer = start(this.#controller.signal);
    const settle = () => {
      this.#isSettled = true;
    };
    this.answer.then(settle, settle);
  }

  /** Everybody left before there was an answer: there will be none. */
  get isAbandoned(): boolean {
    return this.#controller.signal.aborted;
  }

  /** Waits for the answer. @throws the signal's reason when the signal is aborted first. */
  join(signal?: AbortSignal): Promise<T> {
    this.#waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        if (signal) reject(abortReason(signal));
        this.#waiting -= 1;
        if (this.#waiting === 0 && !this.#isSettled) this.#controller.abort();
      };
      const stay = () => signal?.removeEventListener('abort', leave);
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      this.answer.then(resolve, reject).then(stay);
    });
  }
}
