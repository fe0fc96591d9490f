import { Suspense, useRef } from 'react';
import { SoundTab } from '../clip/SoundTab.tsx';
import { useClip } from '../clip/use-clip.ts';
import { toExternalVideo } from '../external-media/external-video.ts';
import { useHost } from '../host/use-host.ts';
import type { PageData } from '../page-data.ts';
import { BarePlayerFrame, PlayerFrame } from '../player/PlayerFrame.ts';
import { Stage } from '../player/Stage.tsx';
import { getStageRatio } from '../player/stage-images.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { useCounted } from '../tracking/use-counted.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ExternalView } from './ExternalView.tsx';
import { Clip } from './lazy-parts.ts';
import { PlayerChrome } from './PlayerChrome.tsx';
import { PlayerSheets } from './PlayerSheets.tsx';

interface PlayerProps {
  data: PageData;
  control: PlayerControl;
}

/** The GIF with everything that lies over it. */
export function Player({ data, control }: PlayerProps) {
  const { gif, service, visit, variant } = data;
  const { state, isPaused, dispatch, toggle, reveal, onPointer } = control;
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
  const video = toExternalVideo(gif.external_media);
  const Frame = variant === 'player' ? BarePlayerFrame : PlayerFrame;

  if (state.isExternal && video) {
    return (
      <Frame ref={frame} aria-label="Player" $ratio={16 / 9}>
        <ExternalView gif={gif} video={video} control={control} />
      </Frame>
    );
  }

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
        if (visit.isMobile) return;
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
      <PlayerChrome data={data} control={control} video={video} count={count} />
      <PlayerSheets data={data} control={control} />
    </Frame>
  );
}
