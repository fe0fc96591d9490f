import { expect, it } from 'vitest';
import { nextPageState, type PageEvent, type PageState } from './page-state.ts';

const hide: PageEvent = { type: 'visibilitychange', isVisible: false };
const show: PageEvent = { type: 'visibilitychange', isVisible: true };
const swap: PageEvent = { type: 'pageswap' };
const leave: PageEvent = { type: 'pagehide', persisted: false };
const keep: PageEvent = { type: 'pagehide', persisted: true };
const restore: PageEvent = { type: 'pageshow' };

it.for<[string, PageEvent[], PageState]>([
  ['a tab in the background', [hide], 'hidden'],
  ['a tab that is visible again', [hide, show], 'visible'],
  ['a navigation', [swap, leave, hide], 'navigating'],
  ['a navigation in a browser without pageswap, with bfcache', [keep, hide], 'navigating'],
  ['a closed tab', [leave, hide], 'closing'],
  ['a tab that is closed in the background', [hide, leave], 'closing'],
  ['a page that comes back', [swap, keep, hide, restore], 'visible'],
])('has the right state after %s', ([, events, expected]) => {
  expect(events.reduce(nextPageState, 'visible')).toBe(expected);
});
