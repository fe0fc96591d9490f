import type { Pingback, PingbackEvent } from './types.ts';

/** Appended to an event's payload while logging is enabled. */
const VERIFICATION_SUFFIX = '&mode=verification';

interface EventContext {
  eventId: string;
  /** ms since 1970 */
  now: number;
  pingbackId: string;
  /** Empty if the user is not logged in. */
  loggedInUserId: string;
  /** Marks the payload, so that the service checks the event without counting it. */
  isVerification: boolean;
}

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
