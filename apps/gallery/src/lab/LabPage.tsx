import { OwnKeyForm } from '../service/OwnKeyForm.tsx';
import type { Service } from '../service/service.ts';
import { SectionTitle } from '../shared/SectionTitle.tsx';
import { EventsPanel } from './events/EventsPanel.tsx';
import { FaultPanel } from './faults/FaultPanel.tsx';

/** How the components handle faults, which events they send, and how they work with the real service. */
export function LabPage({ service }: { service: Service }) {
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Lab</h1>
      <p className="lead">
        Break the service and see what the components make of it, read what they tell it, and ask
        the real one.
      </p>
      <FaultPanel service={service} />
      <EventsPanel service={service} />
      <section id="key" tabIndex={-1} className="example" aria-labelledby="key-title">
        <SectionTitle id="key" title="Your own key" />
        <p>
          With a key for the real service, the whole gallery asks that in place of the sandbox. The
          key stays in this tab, goes nowhere but there, and is gone when the tab is closed. No
          events are sent meanwhile.
        </p>
        <OwnKeyForm isOwn={service.isOwn === true} />
      </section>
    </main>
  );
}
