import { getAltText, safeUrl } from '@gifkit/model';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { SoundTab } from '../clip/SoundTab.tsx';
import { useClip } from '../clip/use-clip.ts';
import { TRANSITION } from '../constants.ts';
import { toExternalVideo } from '../external-media/external-video.ts';
import { useHost } from '../host/use-host.ts';
import { isFooterOpen } from '../player/player-state.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { useCounted } from '../tracking/use-counted.ts';
import { showsAttribution } from './attribution.ts';
import { Header } from './Header.tsx';
import { GridIcon } from './icons.tsx';
import { Layer } from './Layer.tsx';
import { Pill } from './Pill.ts';
import { MobileFooter, PlayerFooter } from './PlayerFooter.tsx';
import { BarePlayerFrame, Chrome, PlayerFrame } from './PlayerFrame.ts';
import { PlayPauseButton } from './PlayPauseButton.tsx';
import type { PageData } from './page-data.ts';
import { RoundButton } from './RoundButton.ts';
import { Stage } from './Stage.tsx';
import { getStageRatio } from './stage-images.ts';
import { UserAttribution } from './UserAttribution.tsx';
import { useHydrated } from './use-hydrated.ts';

/** These come apart: only who asks for them sees them. */
const Clip = lazy(async () => ({ default: (await import('../clip/Clip.tsx')).Clip }));
const ShareMenu = lazy(async () => ({
  default: (await import('../share/ShareMenu.tsx')).ShareMenu,
}));
const RelatedSheet = lazy(async () => ({
  default: (await import('./RelatedSheet.tsx')).RelatedSheet,
}));
const ExternalMedia = lazy(async () => ({
  default: (await import('../external-media/ExternalMedia.tsx')).ExternalMedia,
}));

const Attribution = styled(Chrome)`
  @starting-style {
    opacity: 0;
  }
  transition: opacity ${TRANSITION}s;
`;

interface PlayerProps extends PageData {
  control: PlayerControl;
}

/** The GIF with everything that lies over it. */
export function Player({ control, ...data }: PlayerProps) {
  const { gif, service, visit, variant } = data;
  const { state, isPaused, dispatch, toggle, toggleFavorite, reveal, onPointer } = control;
  const { isMuted } = state;
  const frame = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const { count, hover } = useCounted(data, frame);
  const { clip, events } = useClip(gif, control);
  useHost({
    id: gif.id,
    isPaused,
    isMuted,
    clip,
    setPaused: (wanted) => dispatch({ type: wanted ? 'pause' : 'play' }),
  });
  const onPausedChange = useCallback(
    (isVideoPaused: boolean) => dispatch({ type: 'external', isPaused: isVideoPaused }),
    [dispatch],
  );
  const video = toExternalVideo(gif.external_media);
  const Frame = variant === 'player' ? BarePlayerFrame : PlayerFrame;
  const { user } = gif;
  const { isMobile, isTwitter } = visit;

  if (state.isExternal && video) {
    return (
      <Frame ref={frame} aria-label="Player" $ratio={16 / 9}>
        <Suspense>
          <ExternalMedia
            video={video}
            title={gif.title || getAltText(gif)}
            showsBack={state.showsBack}
            onPausedChange={onPausedChange}
            onBack={() => {
              track('click', 'back');
              dispatch({ type: 'back' });
            }}
          />
        </Suspense>
      </Frame>
    );
  }

  const namesUser = showsAttribution(user) && (variant === 'page' || state.hasHovered || isMobile);
  const attribution = namesUser && (
    <Attribution>
      <UserAttribution user={user} service={service} />
    </Attribution>
  );
  const watch = video && (
    <Pill
      href={video.pageUrl}
      onClick={(event) => {
        event.preventDefault();
        track('click', 'watch');
        dispatch({ type: 'watch' });
      }}
    >
      Watch
    </Pill>
  );
  const playPause = isHydrated && (
    <PlayPauseButton
      isPaused={isPaused}
      onToggle={() => {
        track('click', isPaused ? 'play' : 'pause');
        // A clip counts its own.
        if (isPaused && !state.isClipOn) count('START');
        toggle();
      }}
    />
  );
  const openShare = () => {
    track('click', 'share');
    dispatch({ type: 'openShare' });
  };
  const toggleSound = () => {
    track('click', isMuted ? 'unmute' : 'mute');
    dispatch({ type: isMuted ? 'unmute' : 'mute' });
    if (isPaused && isMuted) toggle();
  };

  return (
    <Frame
      ref={frame}
      aria-label="Player"
      $ratio={getStageRatio(gif)}
      onPointerEnter={() => {
        if (isMobile) return;
        track('hover', 'player');
        hover.enter();
        onPointer('enter');
      }}
      onPointerLeave={() => {
        hover.leave();
        onPointer('leave');
      }}
    >
      <Stage
        gif={gif}
        wish={state.wish}
        savesData={visit.savesData}
        hasCutout={clip !== undefined}
        onLoad={reveal}
      >
        {state.isClipOn && (
          <Suspense>
            <Clip gif={gif} service={service} isPaused={isPaused} isMuted={isMuted} {...events} />
          </Suspense>
        )}
      </Stage>
      {clip && isHydrated && <SoundTab isMuted={isMuted} onToggle={toggleSound} />}
      <Layer
        $stays={isPaused || state.isHovered || isMobile || isTwitter}
        data-counted={state.hasHovered || undefined}
      >
        <Chrome>
          <Header service={service} onShare={isHydrated && !isMobile ? openShare : undefined} />
        </Chrome>
        {!isMobile && (
          <PlayerFooter attribution={attribution}>
            {watch}
            {variant === 'player' && isHydrated && (
              <Chrome>
                <RoundButton
                  type="button"
                  aria-label="Related GIFs"
                  onClick={() => {
                    track('click', 'related');
                    dispatch({ type: 'openGrid' });
                  }}
                >
                  <GridIcon />
                </RoundButton>
              </Chrome>
            )}
            {playPause}
          </PlayerFooter>
        )}
      </Layer>
      {isMobile && (
        <MobileFooter isOpen={isFooterOpen(state)} attribution={attribution}>
          {watch}
          <Pill
            href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
            onClick={() => {
              track('click', 'view');
              count('CLICK');
            }}
          >
            {`View on ${service.providerName}`}
          </Pill>
          {playPause}
        </MobileFooter>
      )}
      {state.isShareOpen && (
        <Chrome>
          <Suspense>
            <ShareMenu
              gif={gif}
              service={service}
              variant={variant}
              isFavorite={state.isFavorite}
              onFavoriteToggle={toggleFavorite}
              onClose={() => dispatch({ type: 'closeShare' })}
              track={track}
            />
          </Suspense>
        </Chrome>
      )}
      {state.isGridOpen && (
        <Chrome>
          <Suspense>
            <RelatedSheet {...data} onClose={() => dispatch({ type: 'closeGrid' })} />
          </Suspense>
        </Chrome>
      )}
    </Frame>
  );
}
