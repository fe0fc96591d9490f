import type { GiphyFetch } from '@gifkit/fetch-api';
import { Code } from '../shared/Code.tsx';
import { EXAMPLES } from './examples/examples.ts';
import { useShowpieces } from './use-showpieces.ts';

/** Every component, live, beside its source file. */
export function ComponentsPage({ client }: { client: GiphyFetch }) {
  const showpieces = useShowpieces(client);
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Components</h1>
      <p className="lead">
        <code>npm install @gifkit/react-components @gifkit/fetch-api</code>, and every example runs
        as it stands here, with <code>{"client = new GiphyFetch('your api key')"}</code>.
      </p>
      <nav aria-label="Components">
        <ul className="chips">
          {EXAMPLES.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {showpieces.status === 'failed' && (
        <p className="empty">The examples could not be loaded. Is the service running?</p>
      )}
      {EXAMPLES.map(({ id, title, text, Live, code }) => (
        <section key={id} id={id} tabIndex={-1} className="example" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
          <div className="example-parts">
            <div className="live">
              {showpieces.status === 'ready' && <Live client={client} {...showpieces} />}
            </div>
            <Code label={`${title} example`} code={code.trim()} />
          </div>
        </section>
      ))}
    </main>
  );
}
