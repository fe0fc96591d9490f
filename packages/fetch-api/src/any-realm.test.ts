import { expect, it, vi } from 'vitest';
import { inAnyRealm } from './any-realm.ts';

const URL = 'data:application/json,{}';

/** As jsdom has it in a host's tests: all that a signal has, and not of Node's class. */
const foreignSignal = (): AbortSignal =>
  Object.assign(new EventTarget(), { aborted: false, reason: undefined }) as AbortSignal;

it('fetches without a signal of another realm, which Node\u2019s own fetch refuses', async () => {
  const init = { signal: foreignSignal() };
  await expect(fetch(URL, init)).rejects.toThrow(TypeError);
  expect(await (await inAnyRealm(fetch)(URL, init)).json()).toEqual({});
});

it('hands on a signal of its own, and the end of the request', async () => {
  const reason = new Error('left');
  const init = { signal: AbortSignal.abort(reason) };
  await expect(inAnyRealm(fetch)(URL, init)).rejects.toBe(reason);
});

it('asks once where fetch fails for another reason', async () => {
  const error = new TypeError('fetch failed');
  const fetcher = vi.fn<typeof fetch>().mockRejectedValue(error);
  const init = { signal: new AbortController().signal };
  await expect(inAnyRealm(fetcher)(URL, init)).rejects.toBe(error);
  expect(fetcher).toHaveBeenCalledTimes(1);
});
