import type { GifAction } from '@gifkit/analytics';
import { safeUrl } from '@gifkit/model';
import { styled } from 'styled-components';
import { CaptionsSlot } from '../clip/captions-places.ts';
import type { ExternalVideo } from '../external-media/external-video.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { PageData } from '../page-data.ts';
import { Header } from '../player/Header.tsx';
import { Layer } from '../player/Layer.tsx';
import { MoreButton } from '../player/MoreButton.tsx';
import { MobileFooter, PlayerFooter } from '../player/PlayerFooter.tsx';
import { Chrome } from '../player/PlayerFrame.ts';
import { PlayPauseButton } from '../player/PlayPauseButton.tsx';
import { isFooterOpen } from '../player/player-state.ts';
import { startsAtRest } from '../player/starts-at-rest.ts';
import { namesUploader, UserAttribution } from '../player/UserAttribution.tsx';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { GridIcon } from '../ui/icons.tsx';
import { Pill } from '../ui/Pill.ts';
import { RoundButton } from '../ui/RoundButton.ts';
import { WatchLink } from './WatchLink.tsx';

const Attribution = styled(Chrome)`
  flex: 1 1 96px;
  max-width: max-content;
`;

interface PlayerChromeProps {
  data: PageData;
  control: PlayerControl;
  video: ExternalVideo | undefined;
  count: (action: GifAction) => void;
  /** Told where the button of a clip's captions goes; missing where there is no clip. */
  captionsButton: ((place: HTMLElement | null) => void) | undefined;
}

/** What lies over the GIF: logo, uploader and controls. */
export function PlayerChrome({ data, control, video, count, captionsButton }: PlayerChromeProps) {
  const { gif, service, visit, variant } = data;
  const { state, isPaused, dispatch, toggle } = control;
  const labels = useEmbedLabels();
  const { isMobile, isTwitter } = visit;
  const isOpen = isFooterOpen(state);

  const isItsTime = variant === 'page' || state.hasHovered || isMobile;
  const attribution = isItsTime && namesUploader(gif) && (
    <Attribution>
      <UserAttribution user={gif.user} />
    </Attribution>
  );
  const watch = video && (
    <WatchLink
      video={video}
      isBack={state.hasWatched}
      onWatch={() => dispatch({ type: 'watch' })}
    />
  );
  const captions = captionsButton && state.isClipOn && <CaptionsSlot ref={captionsButton} />;
  const playPause = (
    <PlayPauseButton
      isPaused={isPaused}
      isFlashing={gif.is_flashing === true}
      isUndecided={state.choice === undefined && !startsAtRest(data)}
      onToggle={() => {
        track('click', isPaused ? 'play' : 'pause');
        // A clip counts its own.
        if (isPaused && !state.isClipOn) count('START');
        toggle();
      }}
    />
  );
  const more = <MoreButton onOpen={() => dispatch({ type: 'openMenu' })} />;
  const openShare = () => {
    track('click', 'share');
    dispatch({ type: 'openShare' });
  };

  return (
    <>
      <Layer
        $stays={isPaused || state.isHovered || isMobile || isTwitter}
        // A sticker's background is light; what lies over it brings a background of its own.
        $isDimmed={!isMobile && !gif.is_sticker}
        data-counted={state.hasHovered || undefined}
      >
        <Chrome>
          <Header service={service} onShare={isMobile ? undefined : openShare} />
        </Chrome>
        {!isMobile && (
          <PlayerFooter isOpen={isOpen} attribution={attribution}>
            {watch}
            {variant === 'player' && (
              <Chrome>
                <RoundButton
                  type="button"
                  aria-label={labels.relatedGifs}
                  onClick={() => {
                    track('click', 'related');
                    dispatch({ type: 'openGrid' });
                  }}
                >
                  <GridIcon />
                </RoundButton>
              </Chrome>
            )}
            {captions}
            {playPause}
            {more}
          </PlayerFooter>
        )}
      </Layer>
      {isMobile && (
        <MobileFooter isOpen={isOpen} attribution={attribution}>
          {watch}
          <Pill
            href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
            onClick={() => {
              track('click', 'view');
              count('CLICK');
            }}
          >
            {labels.viewOn(service.providerName ?? labels.website)}
          </Pill>
          {captions}
          {playPause}
          {more}
        </MobileFooter>
      )}
    </>
  );
}
