import { act } from '@testing-library/react';
import { reportInView, reportWidth } from './fake-observers.ts';

export { installObservers, observerCount, observerOptions } from './fake-observers.ts';

/** Reports how much of an element is in view, from 0 to 1, and lets React render what follows. */
export const scrollIntoView = (element: Element, ...ratios: number[]): void =>
  act(() => reportInView(element, ...ratios));

/** Gives an element a width in px, reports it, and lets React render what follows. */
export const resize = (element: Element, width: number): void =>
  act(() => reportWidth(element, width));
