import type { PingbackEventType } from '@gifkit/model';

/** `position`, `layout_type` and custom attributes. */
export type PingbackAttributes = { [key: string]: string };

export type PingbackActionType = 'CLICK' | 'SEEN' | 'HOVER' | 'FAVORITE' | 'SENT' | 'START';

/** An event as reported by the caller. */
export interface Pingback {
  /** The logged-in user, if any. Remembered for later pingbacks. */
  userId?: string | number | undefined;
  eventType?: PingbackEventType | undefined;
  actionType: PingbackActionType;
  attributes?: PingbackAttributes | undefined;
  /** False sends the event and the queue immediately. True waits for 1 s without another event. @default true */
  queueEvents?: boolean | undefined;
  /** `analytics_response_payload` of the GIF. */
  analyticsResponsePayload?: string | undefined;
  /** Name of the reporting SDK, sent as a header of this and later requests, unless the host has named its own. */
  sdkName?: string | undefined;
}

/** An event as sent to the service. */
export interface PingbackEvent {
  /** Unique. A retry uses the same id, so that the service can detect duplicates. */
  event_id: string;
  /** Time of the event, in ms since 1970. */
  ts: number;
  action_type: PingbackActionType;
  event_type?: PingbackEventType | undefined;
  attributes?: PingbackAttributes | undefined;
  /** The session id. */
  user_id: string;
  logged_in_user_id?: string | undefined;
  analytics_response_payload?: string | undefined;
}
