export { relayed } from './client/relayed.ts';
export { createRelay, type Relay } from './create-relay.ts';
export type { RelayEvent } from './events/events.ts';
export type { Limit, RelayLimits } from './limit/limits.ts';
export type { MediaOptions, RelayOptions } from './relay-options.ts';
export type { CallName, RelayCapabilities } from './route/calls.ts';
export type { Approval } from './terms/check-terms.ts';
export type { Upstream } from './upstream/upstream.ts';
