/**
 * An event as it was sent: of a pingback `action_type`, `gif_id`, `ts`, `event_id` and what else there is; of
 * other calls that log events a `type`. Values are as they came, so a test sees a wrong one.
 */
export type SandboxEvent = Readonly<Record<string, unknown>>;
