// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installObservers, observerCount, reportWidth } from '../../test/fake-observers.ts';
import { observeResize } from './resize.ts';

beforeEach(installObservers);

const element = () => document.createElement('div');

describe('observeResize', () => {
  it('shares one observer among all elements and listeners', () => {
    const observed = element();
    const listeners = [vi.fn(), vi.fn()];
    const stops = [
      ...listeners.map((listener) => observeResize(observed, listener)),
      observeResize(element(), () => {}),
    ];
    expect(observerCount()).toBe(1);
    reportWidth(observed, 100);
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
    for (const stop of stops) stop();
  });

  it('keeps other listeners when one stops', () => {
    const observed = element();
    const [kept, stopped] = [vi.fn(), vi.fn()];
    const stop = observeResize(observed, kept);
    observeResize(observed, stopped)();
    reportWidth(observed, 100);
    expect(kept).toHaveBeenCalledOnce();
    expect(stopped).not.toHaveBeenCalled();
    stop();
  });

  it('works without ResizeObserver', () => {
    vi.stubGlobal('ResizeObserver', undefined);
    expect(() => observeResize(element(), () => {})()).not.toThrow();
  });
});
