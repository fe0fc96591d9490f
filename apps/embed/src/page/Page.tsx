import { getAltText } from '@gifkit/model';
import type { PageProps } from '../page-data.ts';
import { usePlayer } from '../player/use-player.ts';
import { RelatedGifs } from '../related/RelatedGifs.tsx';
import { countLazily } from '../tracking/count.ts';
import { track } from '../tracking/track.ts';
import { ArrowIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { Player } from './Player.tsx';

/** The bare player, or a GIF with its player, title and, except on phones, related GIFs. */
export function Page({ host, ...data }: PageProps) {
  const { gif, service, visit, view } = data;
  const control = usePlayer(data);
  const labels = useEmbedLabels();
  const player = <Player data={data} control={control} host={host} />;
  if (view === 'player') return <main className="bare-page">{player}</main>;
  const onContinue = () => {
    track('click', 'continue');
    const { current: frame } = control.frame;
    if (frame) countLazily('CLICK', data, frame);
  };
  return (
    <main className="embed-page">
      {player}
      <div className="below-player">
        <div className="details">
          <h1>
            <bdi>{gif.title || getAltText(gif)}</bdi>
          </h1>
          {!visit.isMobile && (
            <ViewLink
              className="continue-watching"
              gif={gif}
              service={service}
              onClick={onContinue}
            >
              {labels.continueOn(service.providerName ?? labels.website)}
              <ArrowIcon />
            </ViewLink>
          )}
        </div>
        {!visit.isMobile && !service.isCatalog && (
          <div
            onPointerEnter={() => control.onGrid(true)}
            onPointerLeave={() => control.onGrid(false)}
          >
            <RelatedGifs {...data} onPausedChange={control.onAllPaused} />
          </div>
        )}
      </div>
    </main>
  );
}
