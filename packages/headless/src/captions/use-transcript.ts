import { useEffect, useState } from 'react';
import { lineAt, toTranscript } from '../core/captions/cue-lines.ts';
import type { Captions } from './use-captions.ts';

/** `HTMLTrackElement.LOADED`. */
const LOADED = 2;

/**
 * Returns the lines of a transcript, undefined until the browser has parsed the file, and the index of the current one,
 * -1 before the first.
 */
export function useTranscript(video: HTMLVideoElement, { best, attempt }: Captions) {
  const [read, setRead] = useState<{ track: string; lines: ReturnType<typeof toTranscript> }>();
  const [time, setTime] = useState(video.currentTime);
  const src = best?.src;
  // Lines are tied to a track, so a switch never shows those of the previous language for a frame.
  const track = `${attempt} ${src}`;
  const lines = read?.track === track ? read.lines : undefined;

  useEffect(() => {
    const element = [...video.querySelectorAll('track')].find((track) => track.src === src);
    if (!element) return;
    const readCues = () => {
      const cues = [...(element.track?.cues ?? [])] as VTTCue[];
      setRead({ track, lines: toTranscript(cues) });
    };
    if (element.readyState === LOADED) readCues();
    element.addEventListener('load', readCues);
    return () => element.removeEventListener('load', readCues);
  }, [video, src, track]);

  useEffect(() => {
    const tick = () => setTime(video.currentTime);
    const events = ['timeupdate', 'seeking'] as const;
    for (const event of events) video.addEventListener(event, tick);
    return () => {
      for (const event of events) video.removeEventListener(event, tick);
    };
  }, [video]);

  return { lines, current: lines ? lineAt(lines, time) : -1 };
}
