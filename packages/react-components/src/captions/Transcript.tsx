import { useLabels } from '@gifkit/headless';
import { useEffect, useId, useRef } from 'react';
import { Line, Panel, PanelButton } from './captions-parts.ts';
import type { Captions } from './use-captions.ts';
import { useTranscript } from './use-transcript.ts';

export interface TranscriptProps {
  captions: Captions;
  video: HTMLVideoElement;
  onClose: () => void;
}

const CROSS = '✕';

/** Such as 1:05. */
function toClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What is said and heard in a clip, line by line. A click on a line seeks to its time. */
export function Transcript({ captions, video, onClose }: TranscriptProps) {
  const { best, hasFailed, retry } = captions;
  const { lines, current } = useTranscript(video, captions);
  const labels = useLabels();
  const title = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => panel.current?.focus(), []);
  // Scrolls to the spoken line, unless the reader is at another one.
  useEffect(() => {
    const { current: element } = panel;
    const line = element?.querySelectorAll('li')[current];
    if (!element || !line || element.querySelector('ol :focus')) return;
    element.scrollTop = line.offsetTop - element.clientHeight / 2;
  }, [current]);

  return (
    <Panel
      ref={panel}
      aria-labelledby={title}
      tabIndex={-1}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        // Other keys are for scrolling, and for the lines.
        event.stopPropagation();
      }}
    >
      <header>
        <h2 id={title}>{labels.transcript}</h2>
        <PanelButton type="button" aria-label={labels.close} onClick={onClose}>
          {CROSS}
        </PanelButton>
      </header>
      {hasFailed && (
        <p role="alert">
          {labels.captionsError}
          <PanelButton
            type="button"
            onClick={() => {
              // The button is about to be removed.
              panel.current?.focus();
              retry();
            }}
          >
            {labels.tryAgain}
          </PanelButton>
        </p>
      )}
      {!lines && !hasFailed && <p role="status">{labels.waiting}</p>}
      <ol lang={best?.srcLang} dir="auto">
        {lines?.map(({ start, voice, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one file keep their places
          <li key={index}>
            <Line
              type="button"
              aria-current={index === current}
              onClick={() => {
                video.currentTime = start;
              }}
            >
              <time>{toClock(start)}</time>
              <span>
                {voice && <b>{`${voice}: `}</b>}
                {text}
              </span>
            </Line>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
