import { expect, it } from 'vitest';
import { nextPageState, type PageState } from './watch-page.ts';

type Step = [type: string, visibility: DocumentVisibilityState];

const hide: Step = ['visibilitychange', 'hidden'];
const show: Step = ['visibilitychange', 'visible'];
const leave: Step = ['pagehide', 'visible'];
const restore: Step = ['pageshow', 'visible'];

it.for<[string, Step[], PageState]>([
  ['a tab in the background', [hide], 'hidden'],
  ['a tab that is visible again', [hide, show], 'visible'],
  ['a navigation or a closed tab', [leave, hide], 'left'],
  ['a page that comes back', [leave, hide, restore], 'visible'],
])('has the right state after %s', ([, steps, expected]) => {
  const state = steps.reduce<PageState>(
    (before, [type, visibility]) => nextPageState(before, { type }, visibility),
    'visible',
  );
  expect(state).toBe(expected);
});
