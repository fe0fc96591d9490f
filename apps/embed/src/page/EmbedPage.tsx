import { useEffect } from 'react';
import type { PageProps } from '../page-data.ts';
import { usePlayer } from '../player/use-player.ts';
import { RelatedGifs } from '../related/RelatedGifs.tsx';
import { countLazily } from '../tracking/count.ts';
import { track } from '../tracking/track.ts';
import { Details } from './Details.tsx';
import { Player } from './Player.tsx';

/** One GIF with its player, its title and what is related to it; on phones without the latter. */
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
        <Details gif={gif} service={service} visit={visit} onContinue={onContinue} />
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
