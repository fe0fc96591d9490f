import type { GiphyFetch } from '@gifkit/fetch-api';
import { type IGif, shouldShowAttribution } from '@gifkit/model';
import { Attribution } from '@gifkit/react-components';
import { useEffect, useRef } from 'react';
import { PageLink } from '../address/PageLink.tsx';
import { titleLangOf, titleOf } from '../address/page-title.ts';
import { API_TYPES, formatView, idsOf, routeOfGif } from '../address/route.ts';
import { GifList, type OpenGif } from '../shared/GifList.tsx';
import { LargeGif } from './LargeGif.tsx';
import { Share } from './Share.tsx';
import { useGif } from './use-gif.ts';

interface GifPageProps {
  client: GiphyFetch;
  embedUrl: string;
  siteUrl: string;
  /** Last segment of the address. */
  slug: string;
  listAddress: string;
  /** The last shown GIF, or the next one. */
  opened: IGif | undefined;
  /** Slug for which the server found no GIF. */
  missing: string | undefined;
  onLoaded: (gif: IGif) => void;
  onOpen: OpenGif;
}

/** Maximum number of shown tags. */
const TAGS = 12;

export function GifPage({ slug, opened, missing, onLoaded, listAddress, ...props }: GifPageProps) {
  const { client } = props;
  const isSame = (gif: IGif | undefined): gif is IGif =>
    gif !== undefined && idsOf(slug).includes(String(gif.id));
  const known = isSame(opened) ? opened : undefined;
  const [state, onRetry] = useGif(client, slug, slug === missing ? 'missing' : known);
  const found = state.status === 'ready' ? state.data : undefined;
  const isMissing = found === 'missing';
  const gif = isMissing ? undefined : found;
  useEffect(() => {
    if (gif && gif !== opened) onLoaded(gif);
  }, [gif, opened, onLoaded]);

  const title = useRef<HTMLHeadingElement>(null);
  // For the first GIF the browser decides the initial focus.
  const last = useRef(gif?.id);
  useEffect(() => {
    if (gif === undefined || last.current === gif.id) return;
    const isOther = last.current !== undefined;
    last.current = gif.id;
    if (isOther) title.current?.focus({ preventScroll: true });
  }, [gif]);

  return (
    <main id="content" tabIndex={-1} className="gif-page">
      <div className="gif-bar">
        <PageLink className="button" to={listAddress}>
          All GIFs
        </PageLink>
      </div>
      <article className="gif-view" aria-busy={state.status === 'loading'}>
        <h1 ref={title} id="gif-title" tabIndex={-1} lang={gif && titleLangOf(gif)}>
          {gif ? titleOf(gif) : isMissing ? 'No such GIF' : 'GIF'}
        </h1>
        {state.status === 'loading' && <div className="stage skeleton" />}
        {isMissing && <p className="empty">There is no GIF with this id.</p>}
        {state.status === 'failed' && (
          <div className="empty" role="alert">
            <p>The GIF could not be loaded. Is the service running?</p>
            <button type="button" className="button" onClick={onRetry}>
              Try again
            </button>
          </div>
        )}
        {gif && <Parts key={gif.id} {...props} gif={gif} />}
      </article>
    </main>
  );
}

type PartsProps = Pick<GifPageProps, 'client' | 'embedUrl' | 'siteUrl' | 'onOpen'> & {
  gif: IGif;
};

function Parts({ gif, client, embedUrl, siteUrl, onOpen }: PartsProps) {
  const { user } = gif;
  return (
    <>
      <LargeGif gif={gif} />
      <div className="gif-details">
        {shouldShowAttribution(user) && <Attribution gif={gif} />}
        <Share gif={gif} embedUrl={embedUrl} siteUrl={siteUrl} />
        {gif.tags.length > 0 && (
          <ul className="chips" aria-label="Tags">
            {[...new Set(gif.tags)].slice(0, TAGS).map((tag) => (
              <li key={tag}>
                <PageLink to={formatView({ query: tag, kind: 'gifs' })}>{tag}</PageLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Related client={client} gif={gif} onOpen={onOpen} />
    </>
  );
}

const PAGE_SIZE = 12;

function Related({ client, gif, onOpen }: Pick<PartsProps, 'client' | 'gif' | 'onOpen'>) {
  const type = API_TYPES[routeOfGif(gif).kind];
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">Related</h2>
      <GifList
        label="Related"
        listKey={`related ${gif.id}`}
        fetchGifs={(offset, { signal }) =>
          client.related(gif.id, { type, offset, limit: PAGE_SIZE, signal })
        }
        onOpen={onOpen}
        empty={<p className="empty">Nothing else is like this one.</p>}
      />
    </section>
  );
}
