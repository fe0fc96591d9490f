import type { RelayEvent } from '@gifkit/relay';

/** An OpenTelemetry counter; prom-client has `inc(labels)` instead. */
interface Counter {
  add(value: number, attributes: Record<string, string>): void;
}

export const countInto =
  (counter: Counter, log: (message: string) => void) =>
  (event: RelayEvent): void => {
    if (event.type === 'failure') log(event.message);
    else counter.add(1, { type: event.type, route: event.route, status: String(event.status) });
  };
