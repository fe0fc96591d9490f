import type { IGif, Language } from '@gifkit/model';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { bestTrack, type CaptionTrack, captionTracksOf } from '../core/captions/caption-tracks.ts';
import { rememberedAs } from '../shared/remembered.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

/** Caption state of one clip, shared by a `Video` and its `CaptionsButton`. */
export interface Captions {
  readonly tracks: readonly CaptionTrack[];
  readonly shown: CaptionTrack | undefined;
  readonly best: CaptionTrack | undefined;
  readonly isReading: boolean;
  /** True if a needed captions file failed to load. */
  readonly hasFailed: boolean;
  readonly attempt: number;
  /** Chooses captions by language code for all players of the site; undefined turns them off. */
  choose: (language: string | undefined) => void;
  setReading: (isReading: boolean) => void;
  retry: () => void;
  fail: (track: CaptionTrack) => void;
}

interface CaptionsOptions {
  /** Shows captions to users who have not chosen yet. @default false */
  ccEnabled?: boolean | undefined;
  /** Language for users who have not chosen yet. Default: a language of the user, otherwise the spoken one. */
  ccLanguage?: Language | undefined;
  /** If false, the user's choice does not apply, only the host's options. @default true */
  isRemembered?: boolean | undefined;
}

const CAPTIONS_KEY = 'gifkit-captions';
/** Stored in place of a language. */
const OFF = 'off';

/**
 * Caption state of a clip. A choice made by the user in any player of the site overrides the host's options. If the
 * host then changes its options, they win for this clip.
 */
export function useCaptions(
  gif: IGif,
  { ccEnabled = false, ccLanguage, isRemembered = true }: CaptionsOptions = {},
): Captions {
  const { follow, read, remember } = rememberedAs(CAPTIONS_KEY);
  const remembered = useSyncExternalStore(follow, read, () => undefined);
  const isHydrated = useHydrated();
  const [isReading, setReading] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<readonly string[]>([]);

  const setting = `${ccEnabled} ${ccLanguage}`;
  const [given, setGiven] = useState({ setting, isNew: false });
  if (given.setting !== setting) setGiven({ setting, isNew: true });
  const choice = isRemembered && !given.isNew ? remembered : undefined;

  const retry = () => {
    setFailed([]);
    if (failed.length > 0) setAttempt(attempt + 1);
  };

  const tracks = useMemo(() => captionTracksOf(gif), [gif]);
  const best = bestTrack(tracks, {
    choice,
    hostLanguage: ccLanguage,
    readerLanguages: isHydrated ? navigator.languages : [],
    spoken: gif.video?.native,
  });
  const isOn = choice === undefined ? ccEnabled : choice !== OFF;
  // The server does not know the user's choice.
  const shown = isHydrated && isOn ? best : undefined;
  return {
    tracks,
    shown,
    best,
    isReading,
    hasFailed: failed.some((src) => src === shown?.src || (isReading && src === best?.src)),
    attempt,
    choose(language) {
      setGiven({ setting, isNew: false });
      remember(language ?? OFF);
      retry();
    },
    setReading,
    retry,
    fail({ src }) {
      if (failed.includes(src)) return;
      console.warn(`Gifkit: the captions could not be loaded: ${src}`);
      setFailed((known) => [...known, src]);
    },
  };
}
