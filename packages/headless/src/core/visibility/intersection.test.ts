// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  installObservers,
  observerCount,
  observerOptions,
  reportInView,
} from '../../test/fake-observers.ts';
import { observeIntersection } from './intersection.ts';

/** ms; timeout for a busy machine. */
const PATIENCE = 10_000;

beforeEach(installObservers);

const element = () => document.createElement('div');

describe('observeIntersection', () => {
  it('shares one observer among elements with the same options', () => {
    const stops = [
      observeIntersection(element(), () => {}),
      observeIntersection(element(), () => {}),
      observeIntersection(element(), () => {}, { threshold: 0 }),
    ];
    expect(observerCount()).toBe(1);
    for (const stop of stops) stop();
    expect(observerCount()).toBe(0);
  });

  it('uses separate observers for different roots, margins and thresholds', () => {
    const root = element();
    const options = [{}, { root }, { rootMargin: '9px' }, { threshold: [0, 0.99] }];
    const stops = options.map((each) => observeIntersection(element(), () => {}, each));
    expect(observerOptions()).toEqual(options);
    for (const stop of stops) stop();
  });

  it('reports every entry of a delivery in order and only to its element', () => {
    const [seen, unseen] = [element(), element()];
    const [onSeen, onUnseen] = [vi.fn(), vi.fn()];
    const stops = [
      observeIntersection(seen, ({ isIntersecting }) => onSeen(isIntersecting)),
      observeIntersection(unseen, onUnseen),
    ];
    reportInView(seen, 1, 0, 0.5);
    expect(onSeen.mock.calls).toEqual([[true], [false], [true]]);
    expect(onUnseen).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it('reports nothing after it is stopped', () => {
    const [kept, dropped] = [element(), element()];
    const listener = vi.fn();
    const stop = observeIntersection(kept, () => {});
    observeIntersection(dropped, listener)();
    reportInView(dropped, 1);
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

// Order matters: the polyfill loads once and then stays.
describe('in a browser without observers', { shuffle: false }, () => {
  it('loads a polyfill', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const stop = observeIntersection(element(), () => {});
    await vi.waitFor(() => expect(globalThis.IntersectionObserver).toBeDefined(), PATIENCE);
    stop();
  });

  it('observes nothing if stopped before the polyfill has loaded', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const observed = element();
    const listener = vi.fn();
    observeIntersection(observed, listener)();
    await vi.dynamicImportSettled();
    reportInView(observed, 1);
    expect(listener).not.toHaveBeenCalled();
  });
});
