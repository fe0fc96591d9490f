import { getPingbackId } from '@gifkit/http';
import { uniqueId } from '../delivery/storage.ts';
import type { Pingback, PingbackEvent } from './types.ts';

/** Appended to an event's payload while logging is enabled. */
const VERIFICATION_SUFFIX = '&mode=verification';

/**
 * Builds an event of now.
 *
 * @param loggedInUserId empty if the user is not logged in.
 * @param isVerification marks the payload, so that the service checks the event without counting it.
 */
export function buildEvent(
  { eventType, actionType, attributes, analyticsResponsePayload }: Pingback,
  loggedInUserId: string,
  isVerification: boolean,
): PingbackEvent {
  return {
    event_id: uniqueId(),
    ts: Date.now(),
    action_type: actionType,
    user_id: getPingbackId(),
    ...(attributes && { attributes }),
    ...(analyticsResponsePayload && {
      analytics_response_payload: `${analyticsResponsePayload}${isVerification ? VERIFICATION_SUFFIX : ''}`,
    }),
    ...(loggedInUserId && { logged_in_user_id: loggedInUserId }),
    ...(eventType && { event_type: eventType }),
  };
}
