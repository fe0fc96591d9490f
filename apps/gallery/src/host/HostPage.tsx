import { frameUrl } from '@gifkit/embed-sdk';
import type { GiphyFetch } from '@gifkit/fetch-api';
import { getAltText, type IGif } from '@gifkit/model';
import { useShowpieces } from '../components-page/use-showpieces.ts';
import { Code } from '../shared/copy.tsx';
import { Controlled } from './Controlled.tsx';
import control from './control.js?tokens';

/** The example for this page's clip and embed. */
const controlCode = (origin: string, { id }: IGif): CodeTokens =>
  control.map(([text, kind]) => [
    text.replace('GIF_ID', String(id)).replace('EMBED_ORIGIN', origin),
    kind,
  ]);

const FRAMES = [
  { title: 'The usual size', path: 'embed', width: 480, height: 480 },
  { title: 'A small size: the GIF and its button', path: 'player', width: 240, height: 180 },
  {
    title: 'Sandboxed, with only scripts allowed',
    path: 'player',
    width: 360,
    height: 270,
    sandbox: 'allow-scripts',
  },
] as const;

interface HostPageProps {
  client: GiphyFetch;
  embedUrl: string;
}

export function HostPage({ client, embedUrl }: HostPageProps) {
  const showpieces = useShowpieces(client);
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>On your page</h1>
      <p className="lead">
        Any page can show a GIF with only an iframe. With <code>@gifkit/embed-sdk</code> it also
        controls the player, receives its events, and fits the frame to its content.
      </p>
      {showpieces.status === 'failed' && (
        <p className="empty">The GIFs could not be loaded. Is the service running?</p>
      )}
      {showpieces.status === 'ready' && (
        <>
          <section className="example" aria-labelledby="control-title">
            <h2 id="control-title">Controlled by the page</h2>
            <p>A clip in the bare player, and its events on this page.</p>
            <div className="example-parts">
              <Controlled clip={showpieces.data.clip} embedUrl={embedUrl} />
              <Code label="embed-sdk example" code={controlCode(embedUrl, showpieces.data.clip)} />
            </div>
          </section>
          <section className="example" aria-labelledby="frames-title">
            <h2 id="frames-title">With only an iframe</h2>
            <div className="frames">
              {FRAMES.map(({ title, path, width, height, ...frame }) => (
                <figure key={title}>
                  <iframe
                    {...frame}
                    title={`${title}: ${getAltText(showpieces.data.gif)}`}
                    src={frameUrl({
                      id: String(showpieces.data.gif.id),
                      origin: embedUrl,
                      view: path,
                    })}
                    width={width}
                    height={height}
                    loading="lazy"
                  />
                  <figcaption>{`${title}, ${width} × ${height}`}</figcaption>
                </figure>
              ))}
            </div>
          </section>
        </>
      )}
    </main>
  );
}
