import type { Pingback, PingbackEvent } from './types.ts';

/** Added to an event's payload while logging is enabled. */
const VERIFICATION_SUFFIX = '&mode=verification';

/** The fields of an event that its pingback does not have. */
export interface EventContext {
  eventId: string;
  /** ms since 1970 */
  now: number;
  pingbackId: string;
  /** Empty for visitors who are not logged in. */
  loggedInUserId: string;
  /** Whether the payload is marked, so that the service checks the event and does not count it. */
  isVerification: boolean;
}

/** Turns a pingback into the event that is sent. */
export function buildEvent(
  { eventType, actionType, attributes, analyticsResponsePayload }: Pingback,
  { eventId, now, pingbackId, loggedInUserId, isVerification }: EventContext,
): PingbackEvent {
  return {
    event_id: eventId,
    ts: now,
    action_type: actionType,
    user_id: pingbackId,
    ...(attributes && { attributes }),
    ...(analyticsResponsePayload && {
      analytics_response_payload: `${analyticsResponsePayload}${isVerification ? VERIFICATION_SUFFIX : ''}`,
    }),
    ...(loggedInUserId && { logged_in_user_id: loggedInUserId }),
    ...(eventType && { event_type: eventType }),
  };
}
