import { expect, it, vi } from 'vitest';
import { inAnyRealm } from './abort.ts';

const URL = 'data:application/json,{}';

/** A signal as jsdom provides it: the same interface as Node's class, but not an instance of it. */
const foreignSignal = (): AbortSignal =>
  Object.assign(new EventTarget(), { aborted: false, reason: undefined }) as AbortSignal;

it('fetches without a signal of another realm, which Node\u2019s own fetch rejects', async () => {
  const init = { signal: foreignSignal() };
  await expect(fetch(URL, init)).rejects.toThrow(TypeError);
  expect(await (await inAnyRealm(fetch)(URL, init)).json()).toEqual({});
});

it('passes on a signal of its own realm', async () => {
  const reason = new Error('left');
  const init = { signal: AbortSignal.abort(reason) };
  await expect(inAnyRealm(fetch)(URL, init)).rejects.toBe(reason);
});

it('does not repeat a request that fails for another reason', async () => {
  const error = new TypeError('fetch failed');
  const fetcher = vi.fn<typeof fetch>().mockRejectedValue(error);
  const init = { signal: new AbortController().signal };
  await expect(inAnyRealm(fetcher)(URL, init)).rejects.toBe(error);
  expect(fetcher).toHaveBeenCalledTimes(1);
});
