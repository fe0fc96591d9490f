import { useEffect, useRef } from 'react';
import type { CaptionTrack } from '../core/captions/caption-tracks.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import type { Captions } from './use-captions.ts';

/** `HTMLTrackElement.ERROR`. */
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
  // React has no props for the events of a track.
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

/**
 * Whether the captions of a clip are needed. Until then, none are requested, and the clip's media need no
 * CORS.
 */
export const needsTracks = ({ shown, isReading }: Captions): boolean =>
  shown !== undefined || isReading;

/** The captions of a clip, within its video. It has all languages, because a phone's own controls list them. */
export function Tracks({ captions }: { captions: Captions }) {
  const { tracks, shown, best, isReading, attempt, fail } = captions;
  if (!needsTracks(captions)) return null;
  return tracks.map((track) => (
    <Track
      key={`${attempt} ${track.src}`}
      track={track}
      mode={track === shown ? 'showing' : isReading && track === best ? 'hidden' : 'disabled'}
      onFail={fail}
    />
  ));
}
