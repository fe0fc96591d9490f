import example from '../../../../packages/react-components/src/examples/TrendingGrid.tsx?tokens';
import { Code, CopyField } from '../shared/copy.tsx';

const INSTALL = 'npm install @gifkit/react-components @gifkit/fetch-api styled-components';

const LINKS = {
  Start: '/docs/',
  'GIF picker': '/docs/guides/picker/',
  Embed: '/docs/start/iframe/',
  'From GIPHY': '/docs/guides/migrating/',
  'From Tenor': '/docs/guides/tenor/',
  Benchmarks: '/docs/benchmarks/',
};

export function AboutGifkit() {
  return (
    <section className="about" aria-label="About Gifkit">
      <div className="about-words">
        <p className="about-lead">
          <strong>Gifkit is a GIF SDK:</strong> a client, React components, a picker, an embed.{' '}
          <span>
            It replaces <code>@giphy/*</code>, name for name.
          </span>
        </p>
        <CopyField label="Install (from a clone until the first release)" value={INSTALL} />
        <ul className="about-links" aria-label="Documentation">
          {Object.entries(LINKS).map(([name, href]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      <div className="about-code">
        <Code label="Grid example" code={example} />
      </div>
    </section>
  );
}
