import type { IGif, Language } from '@gifkit/model';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { rememberedAs } from '../shared/remembered.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import {
  bestTrack,
  CAPTIONS_OFF,
  type CaptionTrack,
  captionTracksOf,
  chooseTrack,
} from './caption-tracks.ts';

/** What the captions of one clip are, and what is done with them; for a `Video` and its `CaptionsButton`. */
export interface Captions {
  readonly tracks: readonly CaptionTrack[];
  /** Shown over the video. */
  readonly shown: CaptionTrack | undefined;
  /** The one to be read in the transcript. */
  readonly best: CaptionTrack | undefined;
  /** The transcript is open. */
  readonly isReading: boolean;
  /** A file of them could not be loaded. */
  readonly hasFailed: boolean;
  /** Counts how often the files were asked for. */
  readonly attempt: number;
  /** By the service's name of a language; nothing turns them off. Remembered for all players of the site. */
  choose: (language: string | undefined) => void;
  setReading: (isReading: boolean) => void;
  /** Asks for the files again. */
  retry: () => void;
  fail: (track: CaptionTrack) => void;
}

export interface CaptionsOptions {
  /** Show captions to readers who have not chosen yet. @default false */
  ccEnabled?: boolean | undefined;
  /** For readers who have not chosen yet. @default a language of the reader, else the one that is spoken */
  ccLanguage?: Language | undefined;
  /** The reader chooses, here or in another player; else the host alone does. @default true */
  isRemembered?: boolean | undefined;
}

/** Where the choice of captions is remembered: a language or `CAPTIONS_OFF`. */
const CAPTIONS_KEY = 'gifkit-captions';

const ignore = { follow: () => () => {}, read: () => undefined };

/**
 * The captions of a clip. What the reader chose before, in any player of the site, comes before what the
 * host wants; a host that changes its mind is followed for this clip.
 */
export function useCaptions(
  gif: IGif,
  { ccEnabled = false, ccLanguage, isRemembered = true }: CaptionsOptions = {},
): Captions {
  const source = isRemembered ? rememberedAs(CAPTIONS_KEY) : ignore;
  const remembered = useSyncExternalStore(source.follow, source.read, () => undefined);
  const isHydrated = useHydrated();
  const [isReading, setReading] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<readonly string[]>([]);

  const wish = `${ccEnabled} ${ccLanguage}`;
  const [given, setGiven] = useState({ wish, isNew: false });
  if (given.wish !== wish) setGiven({ wish, isNew: true });
  const choice = given.isNew ? undefined : remembered;

  const retry = useLatestCallback(() => {
    setFailed([]);
    if (failed.length > 0) setAttempt(attempt + 1);
  });
  const choose = useLatestCallback((language: string | undefined) => {
    setGiven({ wish, isNew: false });
    rememberedAs(CAPTIONS_KEY).remember(language ?? CAPTIONS_OFF);
    retry();
  });
  const fail = useLatestCallback((track: CaptionTrack) => {
    if (failed.includes(track.src)) return;
    console.warn(`Gifkit: The captions could not be loaded: ${track.src}`);
    setFailed([...failed, track.src]);
  });

  const files = JSON.stringify(gif.video?.captions ?? {});
  const spoken = gif.video?.native;
  // By what they say, as the object may be another one with each render of the host.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `files` stands for the clip
  const tracks = useMemo(() => captionTracksOf(gif), [files]);
  return useMemo(() => {
    const wishes = {
      choice,
      isOn: ccEnabled,
      hostLanguage: ccLanguage,
      readerLanguages: isHydrated ? navigator.languages : [],
      spoken,
    };
    // The server does not know the reader.
    const shown = isHydrated ? chooseTrack(tracks, wishes) : undefined;
    const best = shown ?? bestTrack(tracks, wishes);
    const hasFailed = failed.some((src) => src === shown?.src || (isReading && src === best?.src));
    const state = { tracks, shown, best, isReading, hasFailed, attempt };
    return { ...state, choose, setReading, retry, fail };
  }, [
    tracks,
    choice,
    ccEnabled,
    ccLanguage,
    isHydrated,
    spoken,
    isReading,
    failed,
    attempt,
    choose,
    retry,
    fail,
  ]);
}
