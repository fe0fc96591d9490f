import { GifListError, type GifListErrorProps } from '../../list/GifListState.tsx';
import { ListFailureText, type ListFailureTextProps } from './ListFailureText.tsx';
import { useResults } from './results-context.ts';

export interface PickerErrorProps
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
