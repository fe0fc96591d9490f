import { getAltText, safeUrl } from '@gifkit/model';
import { useEffect } from 'react';
import type { PageData, PageProps } from '../page-data.ts';
import { usePlayer } from '../player/use-player.ts';
import { RelatedGifs } from '../related/RelatedGifs.tsx';
import { countLazily } from '../tracking/count.ts';
import { track } from '../tracking/track.ts';
import { ArrowIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { Player } from './Player.tsx';

interface ContinueWatchingProps extends Pick<PageData, 'gif' | 'service'> {
  onContinue: () => void;
}

function ContinueWatching({ gif, service, onContinue }: ContinueWatchingProps) {
  const labels = useEmbedLabels();
  return (
    <a
      className="continue-watching"
      href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
      target="_blank"
      rel="noopener"
      onClick={() => {
        track('click', 'continue');
        onContinue();
      }}
    >
      {labels.continueOn(service.providerName ?? labels.website)}
      <ArrowIcon />
    </a>
  );
}

/** A GIF with its player, title and, except on phones, related GIFs. */
export function EmbedPage({ host, hasVisitor, ...data }: PageProps) {
  const { gif, service, visit } = data;
  const control = usePlayer(data);
  useEffect(() => {
    const listening = new AbortController();
    const onScroll = () => track('scroll', 'page');
    window.addEventListener('scroll', onScroll, {
      once: true,
      passive: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);
  const onContinue = () => {
    const { current: frame } = control.frame;
    if (frame) countLazily('CLICK', { gif, service }, frame);
  };
  return (
    <main className="embed-page">
      <Player data={data} control={control} host={host} />
      <div className="below-player">
        <div className="details">
          <h1>
            <bdi>{gif.title || getAltText(gif)}</bdi>
          </h1>
          {!visit.isMobile && (
            <ContinueWatching gif={gif} service={service} onContinue={onContinue} />
          )}
        </div>
        {!visit.isMobile && (
          <div
            onPointerEnter={() => control.onGrid(true)}
            onPointerLeave={() => control.onGrid(false)}
          >
            <RelatedGifs {...data} hasVisitor={hasVisitor} onPausedChange={control.onAllPaused} />
          </div>
        )}
      </div>
    </main>
  );
}
