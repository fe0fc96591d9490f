import type { ReactNode } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { loadingEnglish } from '../../labels/languages/en.ts';
import { type PickerErrorText, usePickerError } from './use-picker-error.ts';
import type { ListFailure } from './use-picker-list.ts';

export interface ListFailureTextProps {
  failure: ListFailure;
  onRetry: () => void;
  /** @default the words, and a button that tries again where one may */
  children?: ((failure: PickerErrorText) => ReactNode) | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/** Why there are no GIFs, and what the reader can do. Another failure needs another `key`. */
export function ListFailureText({
  failure,
  onRetry,
  children,
  className,
  buttonClassName,
}: ListFailureTextProps) {
  const labels = useLabelsOr(loadingEnglish);
  const said = usePickerError(failure.error, onRetry);
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
