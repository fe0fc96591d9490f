/** A page that counts events for a test. */
import { configureAnalytics, createAnalytics } from '../../packages/analytics/src/index.ts';

const options = new URLSearchParams(location.search);

configureAnalytics({
  pingbackUrl: options.get('service') ?? undefined,
  apiKey: 'e2e',
});

const analytics = createAnalytics();

const page = {
  count(first: number, events: number): void {
    for (let number = first; number < first + events; number += 1) {
      analytics.pingback({ actionType: 'SEEN', attributes: { number: String(number) } });
    }
  },
  flush: analytics.flush,
  wasRestored: false,
};

addEventListener('pageshow', ({ persisted }) => {
  page.wasRestored = persisted;
});

declare global {
  interface Window {
    analytics: typeof page;
  }
}

window.analytics = page;
