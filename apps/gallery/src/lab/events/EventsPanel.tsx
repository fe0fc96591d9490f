import { createAnalytics, isAnalyticsEnabled, type Pingback } from '@gifkit/analytics';
import { Grid, PingbackContextManager } from '@gifkit/react-components';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createClient, type Service } from '../../service/service.ts';
import { SectionTitle } from '../../shared/SectionTitle.tsx';
import { EventRow } from './EventRow.tsx';
import { inspect } from './inspector.ts';
import { watchPingbacks } from './watch-pingbacks.ts';

/** A grid, and the events that it sends to the service. */
export function EventsPanel({ service }: { service: Service }) {
  const [events, dispatch] = useReducer(inspect, []);
  const [isOut, setOut] = useState(false);
  const out = useRef(isOut);
  const [client] = useState(() => createClient(service));
  // The options of the page hold here, too: where the real service is asked, nothing is sent.
  const [analytics] = useState(() => createAnalytics({ storage: 'none' }));
  const recorder = useMemo(
    () => ({
      pingback(pingback: Pingback) {
        const isEnabled = isAnalyticsEnabled() && !out.current;
        dispatch({ type: 'told', pingback, at: Date.now(), isEnabled });
        analytics.pingback(pingback);
      },
    }),
    [analytics],
  );

  useEffect(() => watchPingbacks((report) => dispatch({ type: 'reported', report })), []);

  const optOut = (isOptedOut: boolean) => {
    out.current = isOptedOut;
    setOut(isOptedOut);
    analytics.configure({ enabled: !isOptedOut });
    if (isOptedOut) dispatch({ type: 'optedOut' });
  };
  return (
    <section id="events" tabIndex={-1} className="example" aria-labelledby="events-title">
      <SectionTitle id="events" title="What is told" />
      <p>
        Scroll, point at a GIF, click it: these are the events that go to the service, together,
        after a second without another one. The opt-out is{' '}
        <code>{'configureAnalytics({ enabled: false })'}</code>.
      </p>
      <div className="lab-bar">
        <label className="toggle">
          <input
            type="checkbox"
            checked={isOut}
            onChange={(event) => optOut(event.target.checked)}
          />
          Opt out
        </label>
        <button type="button" className="button" onClick={() => dispatch({ type: 'cleared' })}>
          Clear
        </button>
      </div>
      <div className="lab-parts">
        <div className="live scroller">
          <PingbackContextManager analytics={recorder}>
            <Grid
              aria-label="Grid with events"
              columns={3}
              noLink
              onGifClick={() => {}}
              fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 12, signal })}
            />
          </PingbackContextManager>
        </div>
        <div className="live event-log" role="log" aria-label="Events">
          {events.length === 0 && <p>Nothing has happened yet.</p>}
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </div>
      </div>
    </section>
  );
}
