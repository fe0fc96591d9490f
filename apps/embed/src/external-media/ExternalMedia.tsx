import { useEffect, useRef, useState } from 'react';
import { useEmbedLabels } from '../ui/labels.tsx';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';
import { useStyles } from '../ui/use-styles.ts';
import css from './external-media.css?inline';
import type { ExternalVideo } from './external-video.ts';
import { toFrameUrl } from './frame-url.ts';
import { listenToVimeo } from './vimeo.ts';
import { listenToYouTube, type Problem } from './youtube-messages.ts';

interface ExternalMediaProps {
  video: ExternalVideo;
  title: string;
  showsBack: boolean;
  onPausedChange: (isPaused: boolean) => void;
  onBack: () => void;
}

function BackButton({ onBack }: Pick<ExternalMediaProps, 'onBack'>) {
  const labels = useEmbedLabels();
  const button = useRef<HTMLButtonElement>(null);
  useHandedFocus(button);
  // Also when the video's frame goes with the focus.
  useEffect(() => takeFocus(button.current));
  return (
    <button ref={button} type="button" className="external-back" onClick={onBack}>
      {labels.backToGif}
    </button>
  );
}

/** The source video in its provider's player. Nothing of the provider is loaded before this is mounted. */
export function ExternalMedia({
  video,
  title,
  showsBack,
  onPausedChange,
  onBack,
}: ExternalMediaProps) {
  useStyles(css);
  const frame = useRef<HTMLIFrameElement>(null);
  const { provider, pageUrl, uid } = video;
  const frameUrl = toFrameUrl(video, window.origin);
  const labels = useEmbedLabels();
  const [error, setError] = useState<Problem>();
  const reason = typeof error === 'string' ? labels[error](pageUrl) : error?.text;
  const problem = frameUrl ? reason : labels.notAUrl(uid, provider);
  const hasProblem = problem !== undefined;

  useEffect(() => {
    if (!frame.current || hasProblem) return;
    const listen = provider === 'vimeo' ? listenToVimeo : listenToYouTube;
    return listen(frame.current, { onPausedChange, onError: setError }, pageUrl);
  }, [provider, pageUrl, hasProblem, onPausedChange]);

  const hasBack = showsBack || hasProblem;
  useEffect(() => {
    // The back button disappears while the video plays, so focus moves to the frame.
    if (!hasBack) takeFocus(frame.current);
  }, [hasBack]);

  return (
    <>
      {hasProblem ? (
        <p className="external-problem" role="alert">
          {problem}
        </p>
      ) : (
        <iframe
          ref={frame}
          className="external-frame"
          src={frameUrl}
          title={labels.video(title)}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      )}
      {hasBack && <BackButton onBack={onBack} />}
    </>
  );
}
