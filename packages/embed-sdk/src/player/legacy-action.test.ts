import { expect, it } from 'vitest';
import { createHandlers } from '../test/fake-player.ts';
import { legacyAction } from './legacy-action.ts';

it.each([
  [{ action: 'play' }, { play: [[]] }],
  [{ action: 'pause' }, { pause: [[]] }],
  [{ action: 'mute' }, { mute: [[]] }],
  [{ action: 'unmute' }, { unmute: [[]] }],
  [{ action: 'stop' }, { pause: [[]], seek: [[0]] }],
  [{ action: 'seekTo', value: 10 }, { seek: [[10]] }],
  [{ action: 'seekTo', value: '2.5' }, { seek: [[2.5]] }],
])('does what %j asks', async (data, expected) => {
  const handlers = createHandlers();
  await legacyAction(data, handlers)?.();
  const calls = Object.entries(handlers).map(([name, handler]) => [name, handler.mock.calls]);
  expect(Object.fromEntries(calls)).toEqual({
    play: [],
    pause: [],
    seek: [],
    mute: [],
    unmute: [],
    getState: [],
    ...expected,
  });
});

it.each([
  [undefined],
  [null],
  ['play'],
  [{ action: 'getState' }],
  [{ action: 'constructor' }],
  [{ action: 'seekTo' }],
  [{ action: 'seekTo', value: -1 }],
  [{ action: 'seekTo', value: 'Infinity' }],
])('ignores %j', (data) => {
  expect(legacyAction(data, createHandlers())).toBeUndefined();
});
