import type { PingbackEventType } from '@gifkit/model';

/** Where and how a GIF was met: `position`, `layout_type`, and what the caller adds. */
export type PingbackAttributes = { [key: string]: string };

export type PingbackActionType = 'CLICK' | 'SEEN' | 'HOVER' | 'FAVORITE' | 'SENT' | 'START';

/** What a caller reports. */
export interface Pingback {
  /** The logged-in user, where there is one; remembered for the pingbacks that follow. */
  userId?: string | number | undefined;
  eventType?: PingbackEventType | undefined;
  actionType: PingbackActionType;
  attributes?: PingbackAttributes | undefined;
  /** False sends at once, and what waits with it; true waits for 1 s without a further event. @default true */
  queueEvents?: boolean | undefined;
  /** The GIF's `analytics_response_payload`. */
  analyticsResponsePayload?: string | undefined;
}

/** What is sent (spec.md section 3, Analytics event). */
export interface PingbackEvent {
  /** Unique. The same event may arrive twice when an answer got lost; a server drops the repeats by this. */
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
