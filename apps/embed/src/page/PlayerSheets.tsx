import { safeUrl } from '@gifkit/model';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { PageData } from '../page-data.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { RelatedSheet, ShareMenu } from './lazy-parts.ts';
import { PartLink } from './PartLink.tsx';

interface PlayerSheetsProps {
  data: PageData;
  control: PlayerControl;
}

/** What opens over the player: the share menu, and in the bare player the related GIFs. */
export function PlayerSheets({
  data,
  control: { state, dispatch, onAllPaused },
}: PlayerSheetsProps) {
  const { gif, service, variant } = data;
  const labels = useEmbedLabels();
  const page = safeUrl(gif.url) ?? safeUrl(service.siteUrl);
  const closeShare = () => dispatch({ type: 'closeShare' });
  const closeGrid = () => dispatch({ type: 'closeGrid' });
  return (
    <>
      {state.isShareOpen && (
        <LazyPart
          fallback={
            <PartLink href={page} onClose={closeShare}>
              {labels.shareFrom(service.providerName)}
            </PartLink>
          }
        >
          <ShareMenu
            gif={gif}
            service={service}
            variant={variant}
            onClose={closeShare}
            track={track}
          />
        </LazyPart>
      )}
      {state.isGridOpen && (
        <LazyPart
          fallback={
            <PartLink href={page} onClose={closeGrid}>
              {labels.seeMoreOn(service.providerName)}
            </PartLink>
          }
        >
          <RelatedSheet {...data} onPausedChange={onAllPaused} onClose={closeGrid} />
        </LazyPart>
      )}
    </>
  );
}
