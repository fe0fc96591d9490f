import type { Pingback, PingbackEvent } from '@gifkit/analytics';
import type { PingbackReport } from './watch-pingbacks.ts';

/** An event that a component told. */
export interface SeenEvent {
  id: number;
  /** ms since 1970. */
  at: number;
  /** The event as it stands in the request, without its ids. */
  body: Record<string, unknown>;
  /** Its id in the requests, once it was in one. */
  eventId?: string;
  /** It waits to be sent, or to be sent again; is in a request; was accepted; was stopped by the opt-out. */
  state: 'waiting' | 'underway' | 'sent' | 'stopped';
}

/** Events that are kept; the oldest go. */
const LIMIT = 50;

export type InspectorAction =
  | { type: 'told'; pingback: Pingback; at: number; isEnabled: boolean }
  | { type: 'reported'; report: PingbackReport }
  | { type: 'optedOut' | 'cleared' };

function bodyOf({ actionType, eventType, attributes, analyticsResponsePayload }: Pingback) {
  return {
    action_type: actionType,
    ...(eventType && { event_type: eventType }),
    ...(attributes && { attributes }),
    ...(analyticsResponsePayload && { analytics_response_payload: analyticsResponsePayload }),
  };
}

/** Whether an event that was told is the one of a request: by its id, or by what it says. */
function isSame({ eventId, body, state }: SeenEvent, sent: PingbackEvent): boolean {
  if (eventId !== undefined) return eventId === sent.event_id;
  return (
    state === 'waiting' &&
    body.action_type === sent.action_type &&
    body.event_type === sent.event_type &&
    // While requests are checked, the service is told so in here.
    String(sent.analytics_response_payload ?? '').startsWith(
      String(body.analytics_response_payload ?? ''),
    )
  );
}

const STATES = { underway: 'underway', accepted: 'sent', failed: 'waiting' } as const;

function report(
  events: readonly SeenEvent[],
  { events: sent, state }: PingbackReport,
): SeenEvent[] {
  const after = [...events];
  for (const event of sent) {
    const index = after.findLastIndex((seen) => isSame(seen, event));
    const seen = after[index];
    if (seen) after[index] = { ...seen, eventId: event.event_id, state: STATES[state] };
  }
  return after;
}

/** The events so far, the newest first. */
export function inspect(events: readonly SeenEvent[], action: InspectorAction): SeenEvent[] {
  switch (action.type) {
    case 'told': {
      const event: SeenEvent = {
        id: (events[0]?.id ?? 0) + 1,
        at: action.at,
        body: bodyOf(action.pingback),
        state: action.isEnabled ? 'waiting' : 'stopped',
      };
      return [event, ...events].slice(0, LIMIT);
    }
    case 'reported':
      return report(events, action.report);
    case 'optedOut':
      // What waits is dropped as well.
      return events.map((event) =>
        event.state === 'waiting' ? { ...event, state: 'stopped' } : event,
      );
    case 'cleared':
      return [];
  }
}
