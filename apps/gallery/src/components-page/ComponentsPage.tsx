import type { GiphyFetch } from '@gifkit/fetch-api';
import { Code } from '../shared/copy.tsx';
import { EXAMPLES, sourceOf } from './examples.tsx';
import install from './install.sh?tokens';
import { useShowpieces } from './use-showpieces.ts';

const idOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export function ComponentsPage({ client }: { client: GiphyFetch }) {
  const showpieces = useShowpieces(client);
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Components</h1>
      <p className="lead">
        Live examples beside their source. The <a href="/docs/">documentation</a> lists all props.
      </p>
      <div className="install">
        <Code label="Install command" code={install} />
      </div>
      <nav aria-label="Components">
        <ul className="chips">
          {EXAMPLES.map(({ title }) => (
            <li key={title}>
              <a href={`#${idOf(title)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {showpieces.status === 'failed' && (
        <p className="empty">The examples could not be loaded. Is the service running?</p>
      )}
      {EXAMPLES.map(({ title, text, name, Live, lang }) => (
        <section
          key={title}
          id={idOf(title)}
          tabIndex={-1}
          className="example"
          aria-labelledby={`${idOf(title)}-title`}
        >
          <h2 id={`${idOf(title)}-title`}>{title}</h2>
          <p>{text}</p>
          <div className="example-parts">
            <div className="live" lang={lang}>
              {showpieces.status === 'ready' ? (
                <Live {...showpieces.data} />
              ) : (
                <i className="skeleton" />
              )}
            </div>
            <Code label={`${title} example`} code={sourceOf(name)} />
          </div>
        </section>
      ))}
    </main>
  );
}
