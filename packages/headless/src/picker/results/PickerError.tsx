import { type ReactNode, useEffect, useState } from 'react';
import type { ListError } from '../../core/picker/state/list-error.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { altEnglish, loadingEnglish, pickerEnglish } from '../../labels/languages/en.ts';
import { GifListError, type GifListErrorProps } from '../../list/GifListState.tsx';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';
import { type ListFailure, useResults } from './use-picker-list.ts';

const SECOND = 1000; // ms
const MINUTE = 60 * SECOND;

/** ms; maximum delay of a timer, 2^31 - 1. Longer delays fire immediately. */
const LONGEST_TIMER = 2_147_483_647;

export interface PickerErrorText {
  error: ListError;
  text: string;
  /** Message with the time of the next possible retry; undefined if a retry is possible now. */
  wait: string | undefined;
  retry: () => void;
}

/** Returns the message for an error. Retries when the network comes back. */
function useErrorText(error: ListError, onRetry: () => void): PickerErrorText {
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
  const [left] = useState(() => until - Date.now());
  const [isOver, setOver] = useState(until === 0);
  useEffect(() => {
    const wait = Math.max(0, Math.min(until - Date.now(), LONGEST_TIMER));
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [until]);
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
  return { error, text, wait: isOver ? undefined : when, retry };
}

interface ListFailureTextProps {
  failure: ListFailure;
  onRetry: () => void;
  /** @default a message, and a retry button if a retry is allowed */
  children?: ((failure: PickerErrorText) => ReactNode) | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/** Reason of a failure and the possible action. A new failure needs a new `key`. */
export function ListFailureText({
  failure,
  onRetry,
  children,
  className,
  buttonClassName,
}: ListFailureTextProps) {
  const labels = useLabelsOr(loadingEnglish);
  const said = useErrorText(failure.error, onRetry);
  if (children) return children(said);
  return (
    <div className={className}>
      <p>{said.text}</p>
      {said.wait ? (
        <p>{said.wait}</p>
      ) : (
        <button type="button" className={buttonClassName} onClick={said.retry}>
          {labels.tryAgain}
        </button>
      )}
    </div>
  );
}

interface PickerErrorProps
  extends Pick<GifListErrorProps, 'className' | 'render'>,
    Pick<ListFailureTextProps, 'children' | 'buttonClassName'> {}

/** Alert with the reason of a failure and the time of a possible retry. */
export function PickerError({ className, render, ...text }: PickerErrorProps) {
  const { failure } = useResults();
  return (
    <GifListError className={className} render={render}>
      {({ retry }) =>
        failure ? (
          <ListFailureText key={failure.count} failure={failure} onRetry={retry} {...text} />
        ) : (
          <span />
        )
      }
    </GifListError>
  );
}
