import type { ReactNode } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { loadingEnglish } from '../../labels/languages/en.ts';
import { GifListError, type GifListErrorProps } from '../../list/GifListState.tsx';
import { type PickerErrorText, usePickerError } from './use-picker-error.ts';
import { type ListFailure, useResults } from './use-picker-list.ts';

interface ListFailureTextProps {
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

interface PickerErrorProps
  extends Pick<GifListErrorProps, 'className' | 'render'>,
    Pick<ListFailureTextProps, 'children' | 'buttonClassName'> {}

/** An alert that says why there are no GIFs, and when one may try again. */
export function PickerError({ className, render, ...text }: PickerErrorProps) {
  const { failure } = useResults();
  return (
    <GifListError className={className} render={render}>
      {({ retry }) =>
        // Set a moment after the list has failed.
        failure ? (
          <ListFailureText key={failure.count} failure={failure} onRetry={retry} {...text} />
        ) : (
          <span />
        )
      }
    </GifListError>
  );
}
