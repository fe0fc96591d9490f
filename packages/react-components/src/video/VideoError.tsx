import { useLabels } from '@gifkit/headless';
import { type FocusPlace, useKeptFocus } from '@gifkit/headless/internal';
import { useRef } from 'react';
import { Message } from './player-parts.ts';

export interface VideoErrorProps {
  /** `MediaError.code`. */
  code: number;
  /** The file's extension, if it has one. */
  type: string | undefined;
  onRetry: () => void;
  /** Where the focus goes when the button is removed with the error. */
  placeOf: () => FocusPlace;
}

/** The error of a video that cannot be played. */
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
