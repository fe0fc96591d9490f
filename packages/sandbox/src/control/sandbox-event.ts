/**
 * An event as it was sent. An event of a pingback has `action_type`, `gif_id`, `ts`, `event_id` and more; an
 * event of other calls has a `type`. Values are not changed, so that a test sees wrong ones.
 */
export type SandboxEvent = Readonly<Record<string, unknown>>;
