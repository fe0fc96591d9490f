import { useEffect, useState } from 'react';
import type { ListError } from '../../core/picker/state/list-error.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { altEnglish, loadingEnglish, pickerEnglish } from '../../labels/languages/en.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';

const SECOND = 1000; // ms
const MINUTE = 60 * SECOND;

/** ms; maximum delay of a timer, 2^31 - 1. Longer delays fire immediately. */
const LONGEST_TIMER = 2_147_483_647;

function useIsOver(until: number): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const left = Math.min(until - Date.now(), LONGEST_TIMER);
    const timer = setTimeout(() => setOver(until), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  return over === until;
}

export interface PickerErrorText {
  error: ListError;
  text: string;
  /** Message with the time of the next possible retry; undefined if a retry is possible now. */
  wait: string | undefined;
  retry: () => void;
}

/** Returns the message for an error. Retries when the network comes back. */
export function usePickerError(error: ListError, onRetry: () => void): PickerErrorText {
  const { lang } = useLabelsOr(altEnglish);
  const { loadError } = useLabelsOr(loadingEnglish);
  const words = useLabelsOr(pickerEnglish);
  const retry = useLatestCallback(onRetry);
  // A layout effect, because the network may come back right after the message shows.
  useIsomorphicLayoutEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const until = error.name === 'limit' ? (error.until ?? 0) : 0;
  const isOver = useIsOver(until);
  const [left] = useState(() => until - Date.now());
  const when =
    left > MINUTE
      ? words.tryAgainAt(new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(until))
      : words.tryAgainIn(Math.max(1, Math.ceil(left / SECOND)));
  const text = {
    refused: words.refused,
    limit: words.limitReached,
    offline: words.offline,
    other: loadError,
  }[error.name];
  return { error, text, wait: isOver || until === 0 ? undefined : when, retry };
}
