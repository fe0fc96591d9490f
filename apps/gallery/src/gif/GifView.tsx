import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageLink } from '../address/PageLink.tsx';
import { titleLangOf, titleOf } from '../address/page-title.ts';
import { formatView } from '../address/view.ts';
import type { OpenGif } from '../shared/open-gif.ts';
import { Formats } from './Formats.tsx';
import { LargeGif } from './LargeGif.tsx';
import { walkFrom } from './neighbours.ts';
import { Related } from './Related.tsx';
import { Share } from './Share.tsx';
import { Uploader } from './Uploader.tsx';
import type { GifState } from './use-gif.ts';

export interface GifViewProps {
  client: GiphyFetch;
  /** Origin of the embed. */
  embedUrl: string;
  /** Origin of this site, as visitors reach it. */
  siteUrl: string;
  state: GifState;
  onRetry: () => void;
  onGoTo: (address: string) => void;
  onOpen: OpenGif;
  onRelated: (gif: IGif, related: IGif[]) => void;
  /** Level of the title's heading; those of the parts are one below. */
  heading: 'h1' | 'h2';
  /** Its first frame is shown until it has loaded. @default false */
  hasStill?: boolean;
}

/** Tags that are shown; some GIFs have dozens. */
const TAGS = 12;

/** A GIF with everything about it, and what goes with it. */
export function GifView({ state, heading: Heading, onRetry, ...props }: GifViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const gif = state.status === 'ready' ? state.gif : undefined;
  const [arrived, setArrived] = useState<IGif>();
  // In the first GIF the browser decides where the focus begins. Another one is announced once: by its title,
  // where what had the focus has gone with the last GIF, else by the live region.
  const last = useRef(gif?.id);
  useEffect(() => {
    if (gif === undefined || last.current === gif.id) return;
    const isOther = last.current !== undefined;
    last.current = gif.id;
    if (!isOther) return;
    const hasLostFocus = document.activeElement === document.body;
    if (hasLostFocus) title.current?.focus({ preventScroll: true });
    setArrived(hasLostFocus ? undefined : gif);
  }, [gif]);

  const words: Record<Exclude<GifState['status'], 'ready'>, ReactNode> = {
    loading: 'GIF',
    missing: 'No such GIF',
    failed: 'GIF',
  };
  return (
    <>
      {/* Not in the article: nothing is said of what is busy. */}
      <div role="status" className="visually-hidden">
        {arrived && (
          <span key={arrived.id} lang={titleLangOf(arrived)}>
            {titleOf(arrived)}
          </span>
        )}
      </div>
      <article className="gif-view" aria-busy={state.status === 'loading'}>
        <Heading ref={title} id="gif-title" tabIndex={-1} lang={gif && titleLangOf(gif)}>
          {state.status === 'ready' ? titleOf(state.gif) : words[state.status]}
        </Heading>
        {state.status === 'loading' && <div className="stage skeleton" />}
        {state.status === 'missing' && <p className="empty">There is no GIF with this id.</p>}
        {state.status === 'failed' && (
          <div className="empty" role="alert">
            <p>The GIF could not be loaded. Is the service running?</p>
            <button type="button" className="button" onClick={onRetry}>
              Try again
            </button>
          </div>
        )}
        {gif && (
          <Parts key={gif.id} {...props} gif={gif} heading={Heading === 'h1' ? 'h2' : 'h3'} />
        )}
      </article>
    </>
  );
}

function Parts({
  gif,
  client,
  embedUrl,
  siteUrl,
  onGoTo,
  onOpen,
  onRelated,
  heading,
  hasStill,
}: Omit<GifViewProps, 'state' | 'heading' | 'onRetry'> & { gif: IGif; heading: 'h2' | 'h3' }) {
  return (
    <>
      <LargeGif gif={gif} hasStill={hasStill} />
      <div className="gif-details">
        <Uploader user={gif.user} onGoTo={onGoTo} />
        <Share gif={gif} embedUrl={embedUrl} siteUrl={siteUrl} heading={heading} />
        <Formats gif={gif} heading={heading} />
        {gif.tags.length > 0 && (
          <ul className="chips" aria-label="Tags">
            {[...new Set(gif.tags)].slice(0, TAGS).map((tag) => (
              <li key={tag}>
                <PageLink to={formatView({ query: tag, kind: 'gifs' })} onGoTo={onGoTo}>
                  {tag}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Related
        client={client}
        gif={gif}
        heading={heading}
        onOpen={(other, list, loadMore) => onOpen(other, walkFrom(gif, list), loadMore)}
        onFetched={(related) => onRelated(gif, related)}
      />
    </>
  );
}
