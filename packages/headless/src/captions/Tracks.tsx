import { useEffect, useRef } from 'react';
import type { CaptionTrack } from '../core/captions/caption-tracks.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import type { Captions } from './use-captions.ts';

const FAILED = 3;

interface TrackProps {
  track: CaptionTrack;
  mode: TextTrackMode;
  onFail: (track: CaptionTrack) => void;
}

function Track({ track, mode, onFail }: TrackProps) {
  const { src, srcLang, label } = track;
  const element = useRef<HTMLTrackElement>(null);
  const fail = useLatestCallback(() => onFail(track));

  useEffect(() => {
    if (element.current?.track) element.current.track.mode = mode;
  }, [mode]);
  useIsomorphicLayoutEffect(() => {
    const { current } = element;
    return () => {
      // Chromium never frees a removed video with captions that show.
      if (current?.track) current.track.mode = 'disabled';
    };
  }, []);
  // React has no event props for tracks.
  useEffect(() => {
    const { current } = element;
    if (current?.readyState === FAILED) fail();
    current?.addEventListener('error', fail);
    return () => current?.removeEventListener('error', fail);
  }, [fail]);

  return (
    <track
      ref={element}
      kind="captions"
      src={src}
      srcLang={srcLang}
      label={label}
      default={mode === 'showing'}
    />
  );
}

/** Track elements of a clip. All languages are included, because native controls on phones list them. */
export function Tracks({ captions }: { captions: Captions }) {
  const { tracks, shown, best, isReading, attempt, fail } = captions;
  return tracks.map((track) => (
    <Track
      key={`${attempt} ${track.src}`}
      track={track}
      mode={track === shown ? 'showing' : isReading && track === best ? 'hidden' : 'disabled'}
      onFail={fail}
    />
  ));
}
