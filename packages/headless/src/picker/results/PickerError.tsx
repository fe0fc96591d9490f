import type { ReactNode } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { loadingEnglish } from '../../labels/languages/en.ts';
import { GifListError, type GifListErrorProps } from '../../list/GifListState.tsx';
import { type PickerErrorText, usePickerError } from './use-picker-error.ts';
import { type ListFailure, useResults } from './use-picker-list.ts';

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
