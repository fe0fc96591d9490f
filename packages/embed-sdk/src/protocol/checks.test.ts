import { describe, expect, it } from 'vitest';
import { STATE } from '../test/fake-player.ts';
import { isCall, isEvent, isHello, isInvite, isOrigin, isPlayerState, isResult } from './checks.ts';

const NEVER: unknown[] = [undefined, null, 0, '', 'play', [], {}, { gifkit: '1' }];

describe.each([
  {
    what: isInvite,
    good: [{ gifkit: 1, type: 'invite', token: 't' }],
    bad: [
      { gifkit: 1, type: 'hello', token: 't' },
      { gifkit: 1, type: 'invite' },
      { gifkit: 2, type: 'invite', token: 't' },
    ],
  },
  {
    what: isHello,
    good: [{ gifkit: 1, type: 'hello', token: 't' }],
    bad: [{ gifkit: 1, type: 'hello', token: 1 }],
  },
  {
    what: isCall,
    good: [
      { gifkit: 1, id: 1, method: 'play' },
      { gifkit: 1, id: 1, method: 'seek', value: 0 },
    ],
    bad: [
      { id: 1, method: 'play' },
      { gifkit: 1, id: '1', method: 'play' },
      { gifkit: 1, id: 1, method: 'toString' },
      { gifkit: 1, id: 1, method: 'seek' },
      { gifkit: 1, id: 1, method: 'seek', value: -1 },
      { gifkit: 1, id: 1, method: 'seek', value: Number.NaN },
    ],
  },
  {
    what: isResult,
    good: [
      { gifkit: 1, id: 1 },
      { gifkit: 1, id: 1, result: {} },
      { gifkit: 1, id: 1, error: { name: 'Error', message: 'no' } },
      { gifkit: 1, id: 1, error: { name: 'Error', message: 'no', status: 404 } },
    ],
    bad: [
      { gifkit: 1, event: 'play' },
      { gifkit: 1, id: 1, error: 'no' },
      { gifkit: 1, id: 1, error: null },
      { gifkit: 1, id: 1, error: { name: 'Error', message: 'no', status: '404' } },
    ],
  },
  {
    what: isEvent,
    good: [
      { gifkit: 1, event: 'play', data: undefined },
      { gifkit: 1, event: 'pause' },
      { gifkit: 1, event: 'ended' },
      { gifkit: 1, event: 'volumechange', data: { muted: false } },
      { gifkit: 1, event: 'resize', data: { height: 10 } },
      { gifkit: 1, event: 'error', data: { message: 'no' } },
      { gifkit: 1, event: 'error', data: { message: 'no', status: 503 } },
    ],
    bad: [
      { event: 'play' },
      { gifkit: 1, event: 'ready' },
      { gifkit: 1, event: 'volumechange', data: null },
      { gifkit: 1, event: 'resize', data: { height: '10' } },
      { gifkit: 1, event: 'resize', data: { height: Number.POSITIVE_INFINITY } },
      { gifkit: 1, event: 'resize', data: { height: -1 } },
      { gifkit: 1, event: 'error', data: {} },
    ],
  },
  {
    what: isPlayerState,
    good: [STATE],
    bad: [
      { ...STATE, id: 1 },
      { ...STATE, paused: 'no' },
      { ...STATE, muted: undefined },
      { ...STATE, time: -1 },
      { ...STATE, duration: Number.NaN },
    ],
  },
])('$what.name', ({ what, good, bad }) => {
  it.each<unknown>(good)('accepts %j', (data) => expect(what(data)).toBe(true));
  it.each<unknown>([...bad, ...NEVER])('rejects %j', (data) => expect(what(data)).toBe(false));
});

it.each([
  ['https://a.example', true],
  ['http://localhost:4001', true],
  ['https://a.example/', false],
  ['https://a.example:443', false],
  ['https://A.example', false],
  ['file:///a', false],
  ['capacitor://localhost', true],
  ['chrome-extension://abcdefghijklmnop', true],
  ['capacitor://localhost/', false],
  ['null', false],
  ['*', false],
])('tells whether "%s" is an origin: %s', (text, expected) => {
  expect(isOrigin(text)).toBe(expected);
});
