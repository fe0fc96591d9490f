import { OwnKeyForm } from './OwnKeyForm.tsx';
import type { Service } from './service.ts';

/** Links to the sandbox's admin page, if there is a sandbox, and a form for the visitor's own key. */
export function LabPage({ service: { sandboxUrl, isOwn = false } }: { service: Service }) {
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Lab</h1>
      {sandboxUrl && (
        <p className="lead">
          The GIFs of this gallery come from a sandbox. On{' '}
          <a href={`${sandboxUrl}/_sandbox/admin`}>its admin page</a> you can make it slow or fail,
          see how the gallery reacts, and read its requests and events.
        </p>
      )}
      <section id="key" tabIndex={-1} className="example" aria-labelledby="key-title">
        <h2 id="key-title">Your own key</h2>
        <p>
          With a key for the real service, the whole gallery uses that instead. The key stays in
          this tab, is sent only to the service, and is deleted when the tab closes. No events are
          sent.
        </p>
        <OwnKeyForm isOwn={isOwn} />
      </section>
    </main>
  );
}
