// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  installObservers,
  observerCount,
  observerOptions,
  reportInView,
} from '../../test/fake-observers.ts';
import { observeIntersection } from './intersection.ts';

/** ms that a busy machine may take. */
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

  it('keeps observers of other roots, margins and thresholds apart', () => {
    const root = element();
    const options = [{}, { root }, { rootMargin: '9px' }, { threshold: [0, 0.99] }];
    const stops = options.map((each) => observeIntersection(element(), () => {}, each));
    expect(observerOptions()).toEqual(options);
    for (const stop of stops) stop();
  });

  it('hands every entry of a delivery on, in order, to its own element alone', () => {
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

  it('says nothing once it is stopped', () => {
    const [kept, dropped] = [element(), element()];
    const listener = vi.fn();
    const stop = observeIntersection(kept, () => {});
    observeIntersection(dropped, listener)();
    reportInView(dropped, 1);
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

// In this order: the polyfill fills in when it is loaded, which it is once.
describe('where the browser has no observer', { shuffle: false }, () => {
  it('loads a polyfill', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const stop = observeIntersection(element(), () => {});
    await vi.waitFor(() => expect(globalThis.IntersectionObserver).toBeDefined(), PATIENCE);
    stop();
  });

  it('observes nothing when it is stopped before the polyfill is there', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const observed = element();
    const listener = vi.fn();
    observeIntersection(observed, listener)();
    await vi.dynamicImportSettled();
    reportInView(observed, 1);
    expect(listener).not.toHaveBeenCalled();
  });
});
