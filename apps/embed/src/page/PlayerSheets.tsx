import type { GifAction } from '@gifkit/analytics';
import { safeUrl } from '@gifkit/model';
import type { ExternalVideo } from '../external-media/external-video.ts';
import type { PageData } from '../page-data.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { MoreMenu, RelatedSheet, ShareMenu } from './lazy-parts.ts';
import { PartLink } from './PartLink.tsx';

interface PlayerSheetsProps {
  data: PageData;
  control: PlayerControl;
  /** Missing where the GIF has no sound. */
  toggleSound: (() => void) | undefined;
  video: ExternalVideo | undefined;
  count: (action: GifAction) => void;
}

/**
 * What opens over the player: the share menu, in the bare player the related GIFs, and the list of all that can be
 * done.
 */
export function PlayerSheets({ data, control, toggleSound, video, count }: PlayerSheetsProps) {
  const { state, dispatch, onAllPaused } = control;
  const { gif, service, variant } = data;
  const labels = useEmbedLabels();
  const page = safeUrl(gif.url) ?? safeUrl(service.siteUrl);
  const closeShare = () => dispatch({ type: 'closeShare' });
  const closeGrid = () => dispatch({ type: 'closeGrid' });
  const closeMenu = () => dispatch({ type: 'closeMenu' });
  return (
    <>
      {state.isMenuOpen && (
        <LazyPart
          fallback={
            <PartLink href={page} onClose={closeMenu}>
              {labels.viewOn(service.providerName ?? labels.website)}
            </PartLink>
          }
        >
          <MoreMenu
            data={data}
            control={control}
            toggleSound={toggleSound}
            video={video}
            count={count}
          />
        </LazyPart>
      )}
      {state.isShareOpen && (
        <LazyPart
          fallback={
            <PartLink href={page} onClose={closeShare}>
              {labels.shareFrom(service.providerName ?? labels.website)}
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
              {labels.seeMoreOn(service.providerName ?? labels.website)}
            </PartLink>
          }
        >
          <RelatedSheet {...data} onPausedChange={onAllPaused} onClose={closeGrid} />
        </LazyPart>
      )}
    </>
  );
}
