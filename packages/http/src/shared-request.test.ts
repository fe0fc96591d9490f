import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareRequest } from './shared-request.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A request that the test settles. */
function pendingRequest(timeout = 0) {
  let resolve: (response: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  let networkSignal: AbortSignal | undefined;
  const start = (signal: AbortSignal) => {
    networkSignal = signal;
    return promise;
  };
  const shared = shareRequest(start, timeout, () => new Error('too late'));
  return { shared, resolve, reject, isSent: () => networkSignal?.aborted === false };
}

describe('shareRequest', () => {
  it('gives all callers the same response', async () => {
    const { shared, resolve } = pendingRequest();
    const responses = Promise.all([shared.join(), shared.join()]);
    resolve('response');
    expect(await responses).toEqual(['response', 'response']);
  });

  it('gives all callers the same error', async () => {
    const { shared, reject } = pendingRequest();
    const responses = Promise.allSettled([shared.join(), shared.join()]);
    const reason = new Error('failed');
    reject(reason);
    expect(await responses).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
  });

  it('lets one caller leave without affecting the others', async () => {
    const { shared, resolve, isSent } = pendingRequest();
    const controller = new AbortController();
    const gone = shared.join(controller.signal);
    const stays = shared.join();
    controller.abort(new Error('not needed'));
    await expect(gone).rejects.toThrow('not needed');
    expect(isSent()).toBe(true);
    resolve('response');
    expect(await stays).toBe('response');
  });

  it('aborts the network request when the last caller leaves and none follows immediately', async () => {
    const { shared, isSent } = pendingRequest();
    const first = new AbortController();
    const second = new AbortController();
    const gone = Promise.allSettled([shared.join(first.signal), shared.join(second.signal)]);
    first.abort();
    expect(isSent()).toBe(true);
    second.abort();
    expect(isSent()).toBe(true);
    vi.advanceTimersByTime(0);
    expect(isSent()).toBe(false);
    expect(shared.isAborted()).toBe(true);
    expect(await gone).toMatchObject([
      { status: 'rejected', reason: { name: 'AbortError' } },
      { status: 'rejected', reason: { name: 'AbortError' } },
    ]);
  });

  it('continues for the others when a late caller leaves', async () => {
    const { shared, resolve } = pendingRequest();
    resolve('response');
    await shared.join();
    const controller = new AbortController();
    const gone = shared.join(controller.signal);
    controller.abort();
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
    expect(shared.isAborted()).toBe(false);
    expect(await shared.join()).toBe('response');
  });

  it('leaves no timer behind', async () => {
    const { shared, resolve } = pendingRequest(100);
    resolve('response');
    await shared.join();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([0, 2 ** 31, Number.POSITIVE_INFINITY])(
    'has no time limit with a timeout of %f',
    (timeout) => {
      pendingRequest(timeout);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('rejects with an AbortError if the signal has no reason', async () => {
    const { shared } = pendingRequest();
    const controller = new AbortController();
    Object.defineProperty(controller.signal, 'reason', { value: undefined });
    const gone = shared.join(controller.signal);
    controller.abort();
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
  });
});
