import type { PingbackEventType } from '@gifkit/model';

/** Where and how a GIF was shown: `position`, `layout_type`, and what the caller adds. */
export type PingbackAttributes = { [key: string]: string };

export type PingbackActionType = 'CLICK' | 'SEEN' | 'HOVER' | 'FAVORITE' | 'SENT' | 'START';

/** An event as the caller reports it. */
export interface Pingback {
  /** The logged-in user, if any. It is remembered for later pingbacks. */
  userId?: string | number | undefined;
  eventType?: PingbackEventType | undefined;
  actionType: PingbackActionType;
  attributes?: PingbackAttributes | undefined;
  /** False sends at once, along with all queued events. True waits for 1 s without another event. @default true */
  queueEvents?: boolean | undefined;
  /** The GIF's `analytics_response_payload`. */
  analyticsResponsePayload?: string | undefined;
}

/** An event as it is sent. */
export interface PingbackEvent {
  /** Unique. When a response gets lost, the event is sent again with the same id, so that a server can tell. */
  event_id: string;
  /** When it happened, in ms since 1970. */
  ts: number;
  action_type: PingbackActionType;
  event_type?: PingbackEventType;
  attributes?: PingbackAttributes;
  /** The session's pingback id. */
  user_id: string;
  logged_in_user_id?: string;
  analytics_response_payload?: string;
}
