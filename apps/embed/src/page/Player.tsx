import { getAltText, safeUrl } from '@gifkit/model';
import { lazy, Suspense, useCallback } from 'react';
import { styled } from 'styled-components';
import { FOOTER_HEIGHT, TRANSITION } from '../constants.ts';
import { toExternalVideo } from '../external-media/external-video.ts';
import { useHost } from '../host/use-host.ts';
import { isFooterOpen } from '../player/player-state.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { showsAttribution } from './attribution.ts';
import { SMALL_FRAME, WIDE_FRAME } from './frame.ts';
import { Header } from './Header.tsx';
import { Layer } from './Layer.tsx';
import { PlayPauseButton } from './PlayPauseButton.tsx';
import type { PageData } from './page-data.ts';
import { Stage } from './Stage.tsx';
import { getStageRatio } from './stage-images.ts';
import { UserAttribution } from './UserAttribution.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Both come apart: only who asks for them sees them. */
const ShareMenu = lazy(async () => ({
  default: (await import('../share/ShareMenu.tsx')).ShareMenu,
}));
const ExternalMedia = lazy(async () => ({
  default: (await import('../external-media/ExternalMedia.tsx')).ExternalMedia,
}));

/** As wide as the frame and as high as the GIF then is, but never higher than the frame. */
const Box = styled.section<{ $ratio: number }>`
  position: relative;
  width: 100%;
  min-height: min(100svh, 180px);
  max-height: 100svh;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  --focus: #00ccff;
  background: var(--stage);
  color: #fff;

  ${WIDE_FRAME} {
    max-height: clamp(320px, 66svh, 620px);
    border-radius: 12px;
  }

  ${SMALL_FRAME} {
    height: 100svh;
    max-height: none;
    border-radius: 0;
  }
`;

/** As large as its frame. */
const BareBox = styled(Box)`
  height: 100svh;
  max-height: none;
  aspect-ratio: auto;

  ${WIDE_FRAME} {
    max-height: none;
    border-radius: 0;
  }
`;

const Chrome = styled.div`
  min-width: 0;

  ${SMALL_FRAME} {
    display: none;
  }
`;

const Footer = styled.footer`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  min-height: ${FOOTER_HEIGHT}px;
  margin-top: auto;
  padding: 10px;
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`;

const Pill = styled.a`
  display: grid;
  place-items: center;
  height: 40px;
  padding: 0 16px;
  border-radius: 999px;
  background: #fff;
  color: #121217;
  font-size: 14px;
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;

  ${SMALL_FRAME} {
    display: none;
  }
`;

/** The way on for phones: slides up when the GIF is there. */
const MobileFooter = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  height: ${FOOTER_HEIGHT}px;
  padding: 0 14px;
  background: linear-gradient(to top, rgb(0 0 0 / 72%), transparent);
  transition: transform ${TRANSITION}s;
  ${({ $isOpen }) => !$isOpen && 'transform: translateY(100%);'}

  @media (scripting: none) {
    transform: none;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  ${SMALL_FRAME} {
    background: none;
  }
`;

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
export function Player({ gif, service, visit, variant, control }: PlayerProps) {
  const { state, isPaused, dispatch, toggle, toggleFavorite, reveal, onPointer } = control;
  const isHydrated = useHydrated();
  useHost({
    id: gif.id,
    isPaused,
    setPaused: (wanted) => dispatch({ type: wanted ? 'pause' : 'play' }),
  });
  const onPausedChange = useCallback(
    (isVideoPaused: boolean) => dispatch({ type: 'external', isPaused: isVideoPaused }),
    [dispatch],
  );
  const video = toExternalVideo(gif.external_media, isHydrated ? window.origin : 'null');
  const Frame = variant === 'player' ? BareBox : Box;
  const { user } = gif;
  const { isMobile, isTwitter } = visit;
  const namesUser = showsAttribution(user) && (variant === 'page' || state.hasHovered || isMobile);
  const stays = isPaused || state.isHovered || isMobile || isTwitter;

  const watch = video && (
    <Pill
      href={video.pageUrl}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        track('click', 'watch');
        dispatch({ type: 'watch' });
      }}
    >
      Watch
    </Pill>
  );
  const playPause = isHydrated && <PlayPauseButton isPaused={isPaused} onToggle={toggle} />;
  const attribution = namesUser && (
    <Attribution>
      <UserAttribution user={user} service={service} />
    </Attribution>
  );

  if (state.isExternal && video) {
    return (
      <Frame aria-label="Player" $ratio={16 / 9}>
        <Suspense>
          <ExternalMedia
            video={video}
            title={gif.title || getAltText(gif)}
            showsBack={state.showsBack}
            onPausedChange={onPausedChange}
            onBack={() => dispatch({ type: 'back' })}
          />
        </Suspense>
      </Frame>
    );
  }
  return (
    <Frame
      aria-label="Player"
      $ratio={getStageRatio(gif)}
      onPointerEnter={() => {
        if (isMobile) return;
        track('hover', 'player');
        onPointer('enter');
      }}
      onPointerLeave={() => onPointer('leave')}
    >
      <Stage gif={gif} wish={state.wish} savesData={visit.savesData} onLoad={reveal} />
      <Layer $stays={stays} data-counted={state.hasHovered || undefined}>
        <Chrome>
          <Header
            service={service}
            onShare={
              isHydrated && !isMobile
                ? () => {
                    track('click', 'share');
                    dispatch({ type: 'openShare' });
                  }
                : undefined
            }
          />
        </Chrome>
        {!isMobile && (
          <Footer>
            {attribution}
            <Controls>
              {watch}
              {playPause}
            </Controls>
          </Footer>
        )}
      </Layer>
      {isMobile && (
        <MobileFooter $isOpen={isFooterOpen(state)}>
          {attribution}
          <Controls>
            {watch}
            <Pill
              href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
              target="_blank"
              rel="noopener"
              onClick={() => track('click', 'view')}
            >
              {`View on ${service.providerName}`}
            </Pill>
            {playPause}
          </Controls>
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
    </Frame>
  );
}
