import type { Pingback } from '@gifkit/analytics';

/** An event that a component told. */
export interface SeenEvent {
  id: number;
  /** ms since 1970. */
  at: number;
  /** The event as it stands in the request, without its ids. */
  body: Record<string, unknown>;
  /** It waits for 1 s without another one; it went off with the others; the opt-out stopped it. */
  state: 'waiting' | 'sent' | 'stopped';
}

/** Events that are kept; the oldest go. */
const LIMIT = 50;

export type InspectorAction =
  | { type: 'told'; pingback: Pingback; at: number; isEnabled: boolean }
  | { type: 'flushed' | 'optedOut' | 'cleared' };

function bodyOf({ actionType, eventType, attributes, analyticsResponsePayload }: Pingback) {
  return {
    action_type: actionType,
    ...(eventType && { event_type: eventType }),
    ...(attributes && { attributes }),
    ...(analyticsResponsePayload && { analytics_response_payload: analyticsResponsePayload }),
  };
}

const inState = (events: readonly SeenEvent[], state: SeenEvent['state']): SeenEvent[] =>
  events.map((event) => (event.state === 'waiting' ? { ...event, state } : event));

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
    case 'flushed':
      return inState(events, 'sent');
    case 'optedOut':
      // What waits is dropped as well.
      return inState(events, 'stopped');
    case 'cleared':
      return [];
  }
}
