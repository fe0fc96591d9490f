import { getPingbackId } from '@gifkit/http';
import { uniqueId } from '../delivery/storage.ts';
import type { Pingback, PingbackEvent } from './types.ts';

/** Appended to an event's payload while logging is enabled. */
const VERIFICATION_SUFFIX = '&mode=verification';

interface EventContext {
  loggedInUserId?: string | undefined;
  /** Marks the payload, so that the service checks the event without counting it. */
  isVerification: boolean;
}

/** Creates an event that happens now. Empty fields are undefined, so they are not in its JSON. */
export const buildEvent = (
  { eventType, actionType, attributes, analyticsResponsePayload }: Omit<Pingback, 'userId'>,
  { loggedInUserId, isVerification }: EventContext,
): PingbackEvent => ({
  event_id: uniqueId(),
  ts: Date.now(),
  action_type: actionType,
  user_id: getPingbackId(),
  attributes: attributes || undefined,
  analytics_response_payload: analyticsResponsePayload
    ? analyticsResponsePayload + (isVerification ? VERIFICATION_SUFFIX : '')
    : undefined,
  logged_in_user_id: loggedInUserId,
  event_type: eventType || undefined,
});
