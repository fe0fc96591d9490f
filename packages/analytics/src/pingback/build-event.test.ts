import { getPingbackId } from '@gifkit/http';
import { expect, it } from 'vitest';
import { buildEvent } from './build-event.ts';
import type { Pingback, PingbackEvent } from './types.ts';

type EventContext = Parameters<typeof buildEvent>[1];

const always = { event_id: expect.any(String), ts: expect.any(Number), user_id: getPingbackId() };

const cases: [
  title: string,
  Pingback,
  Partial<EventContext>,
  Omit<PingbackEvent, keyof typeof always>,
][] = [
  ['only an action', { actionType: 'SEEN' }, {}, { action_type: 'SEEN' }],
  [
    'payload and attributes',
    { actionType: 'CLICK', analyticsResponsePayload: 'p', attributes: { layout_type: 'GRID' } },
    {},
    { action_type: 'CLICK', analytics_response_payload: 'p', attributes: { layout_type: 'GRID' } },
  ],
  [
    'the event type',
    { actionType: 'HOVER', eventType: 'GIF_SEARCH' },
    {},
    { action_type: 'HOVER', event_type: 'GIF_SEARCH' },
  ],
  [
    'the logged-in user',
    { actionType: 'FAVORITE' },
    { loggedInUserId: '42' },
    { action_type: 'FAVORITE', logged_in_user_id: '42' },
  ],
  [
    'the verification mark while logging',
    { actionType: 'START', analyticsResponsePayload: 'p=1' },
    { isVerification: true },
    { action_type: 'START', analytics_response_payload: 'p=1&mode=verification' },
  ],
  [
    'no verification mark without a payload',
    { actionType: 'START' },
    { isVerification: true },
    { action_type: 'START' },
  ],
  [
    'no empty payload',
    { actionType: 'START', analyticsResponsePayload: '' },
    { isVerification: true },
    { action_type: 'START' },
  ],
];

it.for(cases)('an event has %s', ([, pingback, changes, expected]) => {
  expect(buildEvent(pingback, { isVerification: false, ...changes })).toEqual({
    ...always,
    ...expected,
  });
});
