import { useRef } from 'react';
import { fileTypeOf } from '../core/playback/video-reducer.ts';
import { loadingEnglish, videoEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { LiveRegion } from '../shared/LiveRegion.tsx';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useVideoParts } from './video-context.ts';

interface VideoMessageProps extends PartProps<'div'> {}

/**
 * Live region shown while the video waits for data. The region stays mounted, because screen readers announce only
 * changes in regions that they know; the styled element comes and goes with the text.
 */
export function VideoWaiting({ className, render }: VideoMessageProps) {
  const { waiting } = useLabelsOr(videoEnglish);
  const { isWaiting } = useVideoParts().control;
  const props = { className, children: waiting };
  return <LiveRegion text="">{isWaiting && renderPart(render, 'div', props)}</LiveRegion>;
}

/** Alert shown if the video cannot be played, with the reason and a retry button. */
export function VideoError(props: VideoMessageProps) {
  const code = useVideoParts().control.errorCode;
  return code === undefined ? null : <ErrorAlert {...props} code={code} />;
}

interface ErrorAlertProps extends VideoMessageProps {
  code: number;
}

function ErrorAlert({ code, className, render }: ErrorAlertProps) {
  const { videoError } = useLabelsOr(videoEnglish);
  const { tryAgain } = useLabelsOr(loadingEnglish);
  const { video, root, control } = useVideoParts();
  const message = useRef<HTMLDivElement>(null);
  useKeptFocus(message, () => root.current);
  const type = fileTypeOf(video.current?.currentSrc ?? '');
  return renderPart(render, 'div', {
    ref: message,
    className,
    role: 'alert',
    children: (
      <>
        <p>{videoError(code, type)}</p>
        <button type="button" onClick={control.retry}>
          {tryAgain}
        </button>
      </>
    ),
  });
}
