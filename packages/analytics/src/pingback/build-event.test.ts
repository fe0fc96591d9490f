import { getPingbackId } from '@gifkit/http';
import { expect, it } from 'vitest';
import { buildEvent } from './build-event.ts';
import type { Pingback, PingbackEvent } from './types.ts';

it.for<[title: string, Pingback, user: string, isVerification: boolean, Partial<PingbackEvent>]>([
  ['only an action', { actionType: 'SEEN' }, '', true, { action_type: 'SEEN' }],
  [
    'payload and attributes',
    { actionType: 'CLICK', analyticsResponsePayload: 'p', attributes: { layout_type: 'GRID' } },
    '',
    false,
    { action_type: 'CLICK', analytics_response_payload: 'p', attributes: { layout_type: 'GRID' } },
  ],
  [
    'event type and user',
    { actionType: 'HOVER', eventType: 'GIF_SEARCH' },
    '42',
    false,
    { action_type: 'HOVER', event_type: 'GIF_SEARCH', logged_in_user_id: '42' },
  ],
  [
    'the verification mark while logging',
    { actionType: 'START', analyticsResponsePayload: 'p=1' },
    '',
    true,
    { action_type: 'START', analytics_response_payload: 'p=1&mode=verification' },
  ],
])('an event has %s', ([, pingback, user, isVerification, expected]) => {
  expect(buildEvent(pingback, user, isVerification)).toEqual({
    event_id: expect.any(String),
    ts: expect.any(Number),
    user_id: getPingbackId(),
    ...expected,
  });
});
