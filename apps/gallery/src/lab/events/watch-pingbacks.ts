import type { PingbackEvent } from '@gifkit/analytics';

/** The events of one request, each time its state changes. */
export interface PingbackReport {
  events: readonly PingbackEvent[];
  /** It was sent; the service has accepted it; or has not, and it is sent again or given up. */
  state: 'underway' | 'accepted' | 'failed';
}

/** The events in the body of a request, if it is one for events. */
function eventsOf(input: RequestInfo | URL, init: RequestInit | undefined): PingbackEvent[] {
  const { url = String(input) } = input as Partial<Request>;
  const { pathname } = new URL(url, 'http://page');
  if (!pathname.endsWith('/v2/pingback') || typeof init?.body !== 'string') return [];
  return (JSON.parse(init.body) as { events: PingbackEvent[] }).events;
}

/**
 * Listens to the requests of the page that carry events.
 *
 * @returns stops listening.
 */
export function watchPingbacks(onReport: (report: PingbackReport) => void): () => void {
  const send = globalThis.fetch;
  const watching: typeof fetch = async (input, init) => {
    const events = eventsOf(input, init);
    if (events.length === 0) return send(input, init);
    onReport({ events, state: 'underway' });
    try {
      const response = await send(input, init);
      onReport({ events, state: response.ok ? 'accepted' : 'failed' });
      return response;
    } catch (error) {
      onReport({ events, state: 'failed' });
      throw error;
    }
  };
  globalThis.fetch = watching;
  return () => {
    // Leaves what others have put there since then.
    if (globalThis.fetch === watching) globalThis.fetch = send;
  };
}
