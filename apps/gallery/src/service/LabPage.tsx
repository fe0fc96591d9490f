import { type FormEvent, useState } from 'react';
import { saveOwnKey } from './own-key.ts';
import type { Service } from './service.ts';

/** Links to the sandbox's admin page, if there is a sandbox, and a form for the user's own key. */
export function LabPage({ service: { sandboxUrl } }: { service: Service }) {
  const [isBlocked, setBlocked] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      saveOwnKey(String(new FormData(event.currentTarget).get('key')));
      window.location.reload();
    } catch {
      setBlocked(true);
    }
  };
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
        <form className="copy-field own-key" onSubmit={save}>
          <label htmlFor="own-key">API key</label>
          <div>
            <input
              id="own-key"
              name="key"
              type="password"
              autoComplete="off"
              required
              pattern="[\w\-]{8,}"
              title="At least 8 letters, digits, hyphens or underscores"
            />
            <button type="submit">Use it</button>
          </div>
          {isBlocked && (
            <p role="alert">
              Your browser blocks storage for this page, so it cannot keep the key.
            </p>
          )}
        </form>
      </section>
    </main>
  );
}
