import { OwnKeyForm } from './OwnKeyForm.tsx';
import type { Service } from './service.ts';

/** The way to the sandbox's own page, where there is a sandbox, and to the real service. */
export function LabPage({ service: { sandboxUrl, isOwn = false } }: { service: Service }) {
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Lab</h1>
      {sandboxUrl && (
        <p className="lead">
          The GIFs of this gallery come from a sandbox. On{' '}
          <a href={`${sandboxUrl}/_sandbox/admin`}>its admin page</a> you make it slow or let it
          fail, which the lists of this gallery then show, and read the requests and events that
          reach it.
        </p>
      )}
      <section id="key" tabIndex={-1} className="example" aria-labelledby="key-title">
        <h2 id="key-title">Your own key</h2>
        <p>
          With a key for the real service, the whole gallery asks that instead. The key stays in
          this tab, goes nowhere but there, and is gone when the tab is closed. No events are sent
          meanwhile.
        </p>
        <OwnKeyForm isOwn={isOwn} />
      </section>
    </main>
  );
}
