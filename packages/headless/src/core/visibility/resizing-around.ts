import { elementsAround } from './roots.ts';

const WIDTHS = /width|inlineSize|flex|grid/i;

const resizes = ({ effect, playState }: Animation): boolean =>
  playState === 'running' &&
  Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY &&
  (effect as KeyframeEffect)
    .getKeyframes()
    .some((frame) => WIDTHS.test(String(Object.keys(frame))));

/** Returns the running animations and transitions that change the width of an element, except endless ones. */
export const resizingAround = (element: Element): Animation[] =>
  elementsAround(element)
    .flatMap((parent) => parent.getAnimations?.() ?? [])
    .filter(resizes);
