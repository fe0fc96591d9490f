// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tcfConsent } from './tcf-consent.ts';

interface Call {
  __tcfapiCall: { command: string; version: number; callId: string; parameter?: number };
}

const decided = (isGranted: boolean) => ({
  eventStatus: 'useractioncomplete',
  listenerId: 7,
  vendor: { consents: { 755: isGranted } },
  purpose: { consents: { 1: true, 8: true } },
});

const tell = vi.fn<(isGranted: boolean) => void>();
const watch = () => tcfConsent({ tool: { id: 755 } }).watch('tool', tell);

/** A page of another origin: reading a missing frame throws. */
const silent = () => ({
  get __tcfapiLocator() {
    throw new DOMException('Blocked', 'SecurityError');
  },
});

/** Nests this page in frames; the top page may have a consent platform. */
function frameIn({ hasPlatform = true, depth = 1 } = {}) {
  const postMessage = vi.fn<(call: Call, target: string) => void>();
  const top = { frames: hasPlatform ? { __tcfapiLocator: {} } : silent(), postMessage };
  Object.assign(top, { parent: top });
  let parent: object = top;
  for (let level = 1; level < depth; level += 1) parent = { frames: silent(), parent };
  vi.stubGlobal('parent', parent);
  const calls = () => postMessage.mock.calls.map(([call]) => call.__tcfapiCall);
  /** Sends a message, by default from the platform. */
  const say = (data: unknown, source: object = top) => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
  };
  const answer = (returnValue: object | null) => ({
    __tcfapiReturn: { callId: calls()[0]?.callId, success: returnValue !== null, returnValue },
  });
  return { top, calls, say, answer, postMessage };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  tell.mockClear();
});

it.each([1, 3])('receives every reply of the platform of a page %i frames above', (depth) => {
  const { calls, say, answer } = frameIn({ depth });
  const stop = watch();
  expect(calls()).toEqual([
    { command: 'addEventListener', version: 2, callId: expect.any(String) },
  ]);
  say(answer({ eventStatus: 'cmpuishown', listenerId: 7 }));
  expect(tell).not.toHaveBeenCalled();
  say(answer(decided(true)));
  say(JSON.stringify(answer(decided(false))));
  expect(tell.mock.calls).toEqual([[true], [false]]);
  stop();
  expect(calls()[1]).toMatchObject({ command: 'removeEventListener', parameter: 7 });
  say(answer(decided(true)));
  expect(tell).toHaveBeenCalledTimes(2);
});

it('ignores messages of other pages', () => {
  const { say, answer } = frameIn();
  watch();
  const agreed = answer(decided(true));
  say(agreed, { frames: {} });
  say({ __tcfapiReturn: { ...agreed.__tcfapiReturn, callId: 'another' } });
  const empty = { __tcfapiReturn: { ...agreed.__tcfapiReturn, returnValue: null } };
  for (const noise of ['no JSON', 'null', null, 42, {}, answer(null), empty]) say(noise);
  expect(tell).not.toHaveBeenCalled();
});

it('prefers the platform of its own page', () => {
  const { calls } = frameIn();
  vi.stubGlobal(
    '__tcfapi',
    (_command: string, _version: 2, callback: (...all: unknown[]) => void) =>
      callback(decided(true), true),
  );
  watch();
  expect(tell).toHaveBeenCalledWith(true);
  expect(calls()).toEqual([]);
});

describe('a platform that loads late', () => {
  it('is found on the page itself, and called once', () => {
    frameIn({ hasPlatform: false });
    watch();
    vi.advanceTimersByTime(3000);
    const api = vi.fn((_command: string, _version: 2, callback: (...all: unknown[]) => void) =>
      callback(decided(true), true),
    );
    vi.stubGlobal('__tcfapi', api);
    vi.advanceTimersByTime(10_000);
    expect(tell.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(100_000);
    expect(api).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is found on an ancestor page', () => {
    const { top, calls, say, answer } = frameIn({ hasPlatform: false });
    watch();
    expect(calls()).toEqual([]);
    top.frames = { __tcfapiLocator: {} };
    vi.advanceTimersByTime(250);
    say(answer(decided(true)));
    expect(tell.mock.calls).toEqual([[true]]);
  });

  it('is polled at growing intervals, and no longer after the last consumer stops', () => {
    frameIn({ hasPlatform: false });
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    const stop = watch();
    vi.advanceTimersByTime(60_000);
    expect(setTimer.mock.calls.map(([, delay]) => delay)).toEqual([
      250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000, 10_000,
    ]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('sends nothing to pages without a platform', () => {
  const { postMessage } = frameIn({ hasPlatform: false, depth: 2 });
  watch()();
  expect(postMessage).not.toHaveBeenCalled();
  expect(tell).not.toHaveBeenCalled();
});
