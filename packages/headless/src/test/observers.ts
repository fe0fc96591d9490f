import { act } from '@testing-library/react';
import { reportInView, reportWidth } from './fake-observers.ts';

export { installObservers, observerCount, observerOptions } from './fake-observers.ts';

/** Reports the visible ratio of an element, from 0 to 1, inside `act`. */
export const scrollIntoView = (element: Element, ...ratios: number[]): void =>
  act(() => reportInView(element, ...ratios));

export const resize = (element: Element, width: number): void =>
  act(() => reportWidth(element, width));
