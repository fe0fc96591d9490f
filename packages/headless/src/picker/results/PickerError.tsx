import { type ReactNode, useEffect, useState } from 'react';
import type { ListError } from '../../core/picker/state/list-error.ts';
import { altEnglish } from '../../labels/alt-english.ts';
import { loadingEnglish, pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { GifListError, type GifListErrorProps } from '../../list/GifListState.tsx';
import { useOnline } from '../../shared/use-online.ts';
import { useResults } from './use-picker-list.ts';

const SECOND = 1000; // ms
const MINUTE = 60 * SECOND;

/** ms; maximum delay of a timer, 2^31 - 1. Longer delays fire immediately. */
const LONGEST_TIMER = 2_147_483_647;

interface ErrorText {
  error: ListError;
  text: string;
  /** Message with the time of the next possible retry; undefined if a retry is possible now. */
  wait: string | undefined;
  retry: () => void;
}

interface PickerErrorProps extends Pick<GifListErrorProps, 'className' | 'render'> {
  /** By default a message, and a retry button if a retry is allowed. */
  children?: ((failure: ErrorText) => ReactNode) | undefined;
  buttonClassName?: string | undefined;
}

/** Alert with the reason of a failure and the time of a possible retry. */
export function PickerError({ className, render, ...text }: PickerErrorProps) {
  const { failure } = useResults();
  return (
    failure && (
      <GifListError className={className} render={render}>
        {({ retry }) => (
          <FailureText key={failure.count} error={failure.error} onRetry={retry} {...text} />
        )}
      </GifListError>
    )
  );
}

interface FailureTextProps extends Pick<PickerErrorProps, 'children' | 'buttonClassName'> {
  error: ListError;
  onRetry: () => void;
}

/** Text of one failure. Retries when the network comes back. */
function FailureText({ error, onRetry, children, buttonClassName }: FailureTextProps) {
  const { lang } = useLabelsOr(altEnglish);
  const { loadError, tryAgain } = useLabelsOr(loadingEnglish);
  const words = useLabelsOr(pickerEnglish);
  useOnline(true, onRetry);

  const until = error.name === 'limit' ? (error.until ?? 0) : 0;
  const [left] = useState(() => until - Date.now());
  const [isOver, setOver] = useState(until === 0);
  useEffect(() => {
    const delay = Math.max(0, Math.min(until - Date.now(), LONGEST_TIMER));
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [until]);
  const when =
    left > MINUTE
      ? words.tryAgainAt(new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(until))
      : words.tryAgainIn(Math.max(1, Math.ceil(left / SECOND)));
  const wait = isOver ? undefined : when;
  const text = {
    refused: words.refused,
    limit: words.limitReached,
    offline: words.offline,
    other: loadError,
  }[error.name];
  if (children) return children({ error, text, wait, retry: onRetry });
  return (
    <>
      <p>{text}</p>
      {wait ? (
        <p>{wait}</p>
      ) : (
        <button type="button" className={buttonClassName} onClick={onRetry}>
          {tryAgain}
        </button>
      )}
    </>
  );
}
