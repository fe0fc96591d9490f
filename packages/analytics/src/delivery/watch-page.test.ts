import { expect, it } from 'vitest';
import { nextPageState, type PageState } from './watch-page.ts';

type Step = [type: string, visibility: DocumentVisibilityState, persisted?: boolean];

const hide: Step = ['visibilitychange', 'hidden'];
const show: Step = ['visibilitychange', 'visible'];
const swap: Step = ['pageswap', 'visible'];
const leave: Step = ['pagehide', 'visible', false];
const keep: Step = ['pagehide', 'visible', true];
const restore: Step = ['pageshow', 'visible'];

it.for<[string, Step[], PageState]>([
  ['a tab in the background', [hide], 'hidden'],
  ['a tab that is visible again', [hide, show], 'visible'],
  ['a navigation', [swap, leave, hide], 'navigating'],
  ['a navigation in a browser without pageswap, with bfcache', [keep, hide], 'navigating'],
  ['a closed tab', [leave, hide], 'closing'],
  ['a tab that is closed in the background', [hide, leave], 'closing'],
  ['a page that comes back', [swap, keep, hide, restore], 'visible'],
])('has the right state after %s', ([, steps, expected]) => {
  const state = steps.reduce<PageState>(
    (before, [type, visibility, persisted = false]) =>
      nextPageState(before, { type, persisted }, visibility),
    'visible',
  );
  expect(state).toBe(expected);
});
