import { useState } from 'react';
import css from '../client.css?inline';
import { useClip } from '../clip/use-clip.ts';
import { toExternalVideo } from '../external-media/external-video.ts';
import { type Host, useHost } from '../host/use-host.ts';
import type { PageData } from '../page-data.ts';
import { FlashNotice } from '../player/PlayPauseButton.tsx';
import { Stage } from '../player/Stage.tsx';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { useCounted } from '../tracking/use-counted.ts';
import { MutedIcon, SoundIcon } from '../ui/icons.tsx';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { ViewLink } from '../ui/ViewLink.tsx';
import { ExternalView } from './ExternalView.tsx';
import { PartLink } from './PartLink.tsx';
import { PlayerChrome } from './PlayerChrome.tsx';
import { PlayerSheets } from './PlayerSheets.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const Clip = lazyPart(() => import('../clip/Clip.tsx'), 'Clip');

/**
 * Pauses the GIF without scripts by showing its still. The start script also toggles it, so that pausing does not
 * wait for the client. Removed once the client has taken over that choice.
 */
const StillSwitch = () => (
  <input type="checkbox" className="still-switch" aria-label={useEmbedLabels().pause} />
);

interface PlayerProps {
  data: PageData;
  control: PlayerControl;
  host: Host | undefined;
}

export function Player({ data, control, host }: PlayerProps) {
  useStyles(css);
  const { gif, service, visit } = data;
  const { state, isPaused, startsAtRest, dispatch, frame, toggle, onPointer } = control;
  const { isMuted } = state;
  const labels = useEmbedLabels();
  const { count, hover } = useCounted(data, frame);
  const { clip, seekBy, events } = useClip(gif, control, host);
  const [hasClipFailed, setClipFailed] = useState(false);
  const [captionsButton, setCaptionsButton] = useState<HTMLElement | null>(null);
  const [captionsPopups, setCaptionsPopups] = useState<HTMLElement | null>(null);
  const setPaused = (wanted: boolean) => dispatch({ type: wanted ? 'pause' : 'play' });
  useHost({ host, id: gif.id, isPaused, isMuted, clip, setPaused });
  const toggleSound = () => {
    track('click', isMuted ? 'unmute' : 'mute');
    dispatch({ type: isMuted ? 'unmute' : 'mute' });
    if (isPaused && isMuted) toggle();
  };
  const onClipMissing = () => {
    events.onError('The clip player could not be loaded.');
    setClipFailed(true);
  };
  // Escape also dismisses content shown on hover (WCAG 2.2, success criterion 1.4.13).
  const leaveWith = state.isExternal ? 'back' : state.isHovered ? 'hoverOff' : undefined;
  useShortcuts({
    toggle,
    toggleSound: clip && toggleSound,
    leave: leaveWith && (() => dispatch({ type: leaveWith })),
    seekBy: clip && seekBy,
  });
  const video = toExternalVideo(gif.external_media);

  if (state.isExternal && video) {
    return (
      <section ref={frame} className="player" data-external="" aria-label={labels.player}>
        <ExternalView gif={gif} video={video} control={control} />
      </section>
    );
  }

  return (
    <section
      ref={frame}
      className="player"
      aria-label={labels.player}
      onPointerEnter={({ pointerType }) => {
        if (visit.isMobile) return;
        // Touch shows the overlay but is not counted as hover.
        if (pointerType !== 'touch') hover.enter();
        onPointer('enter');
      }}
      onPointerLeave={() => {
        hover.leave();
        onPointer('leave');
      }}
    >
      {/* Shown by styles if the client did not load; the start script reloads the page on click. */}
      <a className="reload" href="?">
        {`${labels.notLoaded} ${labels.tryAgain}`}
      </a>
      {!startsAtRest && !state.choice && <StillSwitch />}
      <Stage
        gif={gif}
        choice={state.choice}
        isPaused={isPaused}
        startsAtRest={startsAtRest}
        hasCutout={clip !== undefined}
        isCovered={state.hasBegun}
        onPausedChange={setPaused}
      >
        {state.isClipOn && (
          <LazyPart onError={onClipMissing}>
            <Clip
              gif={gif}
              service={service}
              isPaused={isPaused}
              isMuted={isMuted}
              captionsPlaces={{ button: captionsButton, popups: captionsPopups }}
              {...events}
            />
          </LazyPart>
        )}
      </Stage>
      {isPaused && gif.is_flashing && <FlashNotice />}
      {clip && (
        <button
          className="sound-tab"
          type="button"
          aria-label={isMuted ? labels.unmuteClip : labels.muteClip}
          onClick={toggleSound}
        >
          {isMuted ? <MutedIcon /> : <SoundIcon />}
          {labels.clip}
        </button>
      )}
      <PlayerChrome
        data={data}
        control={control}
        video={video}
        count={count}
        captionsButton={clip && setCaptionsButton}
      />
      {state.isClipOn && <div ref={setCaptionsPopups} className="chrome captions-popups" />}
      <PlayerSheets data={data} control={control} video={video} count={count} />
      {hasClipFailed && (
        <PartLink onClose={() => setClipFailed(false)}>
          <ViewLink gif={gif} service={service} />
        </PartLink>
      )}
    </section>
  );
}
