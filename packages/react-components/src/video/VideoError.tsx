import { useRef } from 'react';
import { useLabels } from '../labels/labels-context.ts';
import { type FocusPlace, useKeptFocus } from '../shared/keep-focus.ts';
import { Message } from './player-parts.ts';

export interface VideoErrorProps {
  /** Of `MediaError`. */
  code: number;
  /** The file's extension, where it has one. */
  type: string | undefined;
  onRetry: () => void;
  /** Where the focus goes from the button, which goes away with the error. */
  placeOf: () => FocusPlace;
}

/** A video cannot be played. */
export function VideoError({ code, type, onRetry, placeOf }: VideoErrorProps) {
  const labels = useLabels();
  const message = useRef<HTMLDivElement>(null);
  useKeptFocus(message, placeOf);
  return (
    <Message ref={message} role="alert">
      <p>{labels.videoError(code, type)}</p>
      <button type="button" onClick={onRetry}>
        {labels.tryAgain}
      </button>
    </Message>
  );
}
