import type { GiphyFetch } from '@gifkit/fetch-api';
import { Code } from '../shared/Code.tsx';
import type { ClientCode } from './code/app-code.ts';
import { PlaygroundSection } from './PlaygroundSection.tsx';
import { PLAYGROUNDS } from './playgrounds/playgrounds.ts';
import { useShowpieces } from './use-showpieces.ts';

export interface ComponentsPageProps {
  client: GiphyFetch;
  /** How code makes the same client. */
  clientCode: ClientCode;
}

/** Every component, live and with its controls, beside the code that makes it. */
export function ComponentsPage({ client, clientCode }: ComponentsPageProps) {
  const showpieces = useShowpieces(client);
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Components</h1>
      <p className="lead">
        Change what you like: the code beside it follows, and is a whole <code>App.tsx</code> for a
        fresh Vite app that has these packages.
      </p>
      <div className="install">
        <Code
          label="Install command"
          code="npm install @gifkit/react-components @gifkit/fetch-api styled-components"
        />
      </div>
      <nav aria-label="Components">
        <ul className="chips">
          {PLAYGROUNDS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {showpieces.status === 'failed' && (
        <p className="empty">The examples could not be loaded. Is the service running?</p>
      )}
      {PLAYGROUNDS.map((playground) => (
        <PlaygroundSection
          key={playground.id}
          playground={playground}
          client={client}
          clientCode={clientCode}
          showpieces={showpieces}
        />
      ))}
    </main>
  );
}
