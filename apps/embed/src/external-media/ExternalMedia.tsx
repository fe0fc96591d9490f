import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';
import type { ExternalVideo } from './external-video.ts';
import { toFrameUrl } from './frame-url.ts';
import { listenToVimeo, lookUpVimeo, NO_VIMEO } from './vimeo.ts';
import { listenToYouTube, type Problem } from './youtube-messages.ts';

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  background: #000;
`;

const Back = styled.button`
  position: absolute;
  top: 12px;
  inset-inline-start: 12px;
  z-index: 1;
  min-height: 44px;
  padding: 8px 16px;
  border: 2px solid #fff;
  border-radius: 999px;
  background: rgb(12 12 16 / 84%);
  color: #fff;
  font: 700 14px system-ui, sans-serif;
  cursor: pointer;
`;

const Notice = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  margin: 0;
  padding: 56px 24px 24px;
  background: #08080b;
  text-align: center;
`;

const Again = styled.button`
  justify-self: center;
  min-height: 44px;
  margin-top: 12px;
  padding: 0 20px;
  border: 2px solid currentcolor;
  border-radius: 999px;
  background: none;
  color: inherit;
  font: 700 14px system-ui, sans-serif;
  cursor: pointer;
`;

export interface ExternalMediaProps {
  video: ExternalVideo;
  title: string;
  /** There is a way back to the GIF now. */
  showsBack: boolean;
  /** Paused or over, or playing. */
  onPausedChange: (isPaused: boolean) => void;
  onBack: () => void;
}

/** Asks again for what may come another time. */
function RetryButton({ onRetry }: { onRetry: () => void }) {
  const labels = useEmbedLabels();
  const button = useRef<HTMLButtonElement>(null);
  useHandedFocus(button);
  useEffect(() => takeFocus(button.current), []);
  return (
    <Again ref={button} type="button" onClick={onRetry}>
      {labels.tryAgain}
    </Again>
  );
}

/** The way back to the GIF. */
function BackButton({ onBack }: Pick<ExternalMediaProps, 'onBack'>) {
  const labels = useEmbedLabels();
  const button = useRef<HTMLButtonElement>(null);
  useHandedFocus(button);
  useEffect(() => takeFocus(button.current), []);
  return (
    <Back ref={button} type="button" onClick={onBack}>
      {labels.backToGif}
    </Back>
  );
}

/**
 * The video that a GIF was made from, on its provider's player.
 * Nothing of the provider is loaded before this is mounted.
 */
export function ExternalMedia({
  video,
  title,
  showsBack,
  onPausedChange,
  onBack,
}: ExternalMediaProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { provider, pageUrl, uid } = video;
  const frameUrl = toFrameUrl(video, window.origin);
  const labels = useEmbedLabels();
  const [problem, setProblem] = useState<{ say: Problem } | undefined>(
    frameUrl ? undefined : { say: ({ notAUrl }) => notAUrl(uid, provider) },
  );
  const onError = useCallback((say: Problem) => setProblem({ say }), []);

  useEffect(() => {
    if (provider !== 'vimeo' || !frameUrl) return;
    const lookup = new AbortController();
    lookUpVimeo(pageUrl, lookup.signal).then(
      (say) => say && onError(say),
      (error: unknown) => {
        // Its player may still know better than the lookup.
        if (!lookup.signal.aborted) console.warn('Vimeo could not be asked', error);
      },
    );
    return () => lookup.abort();
  }, [provider, pageUrl, frameUrl, onError]);

  useEffect(() => {
    if (!frame.current || problem) return;
    const listen = provider === 'vimeo' ? listenToVimeo : listenToYouTube;
    return listen(frame.current, { onPausedChange, onError });
  }, [provider, problem, onPausedChange, onError]);

  const hasBack = showsBack || problem !== undefined;
  useEffect(() => {
    // From the way back, which goes while the video plays.
    if (!hasBack) takeFocus(frame.current);
  }, [hasBack]);

  return (
    <>
      {problem ? (
        <Notice role="alert">
          {problem.say(labels)}
          {problem.say === NO_VIMEO && <RetryButton onRetry={() => setProblem(undefined)} />}
        </Notice>
      ) : (
        <Frame
          ref={frame}
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
