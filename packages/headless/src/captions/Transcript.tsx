import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import {
  captionsEnglish,
  dismissEnglish,
  loadingEnglish,
  videoEnglish,
} from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import type { Captions } from './use-captions.ts';
import { useTranscript } from './use-transcript.ts';

interface TranscriptProps {
  captions: Captions;
  video: HTMLVideoElement;
  onClose: () => void;
  render: Render<ComponentPropsWithRef<'section'>> | undefined;
}

const CROSS = '✕';

function toClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Transcript of a clip with one button per line, which seeks to its time. Sets `data-captions="transcript"`; the
 * current line has `aria-current`.
 */
export function Transcript({ captions, video, onClose, render }: TranscriptProps) {
  const { best, hasFailed, retry } = captions;
  const { lines, current } = useTranscript(video, captions);
  const labels = useLabelsOr(captionsEnglish);
  const { close } = useLabelsOr(dismissEnglish);
  const { waiting } = useLabelsOr(videoEnglish);
  const { tryAgain } = useLabelsOr(loadingEnglish);
  const title = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const { current: element } = panel;
    const line = element?.querySelectorAll('li')[current];
    if (!element || !line || element.querySelector('ol :focus')) return;
    element.scrollTop = line.offsetTop - element.clientHeight / 2;
  }, [current]);

  return renderPart(render, 'section', {
    ref: panel,
    'aria-labelledby': title,
    'data-captions': 'transcript',
    tabIndex: -1,
    onClick: (event) => event.stopPropagation(),
    onKeyDown(event) {
      if (event.key === 'Escape') onClose();
      event.stopPropagation();
    },
    children: (
      <>
        <header>
          <h2 id={title}>{labels.transcript}</h2>
          <button type="button" aria-label={close} onClick={onClose}>
            {CROSS}
          </button>
        </header>
        {hasFailed && (
          <p role="alert">
            {labels.captionsError}
            <button
              type="button"
              onClick={() => {
                // The button unmounts on retry, so the panel takes the focus.
                panel.current?.focus();
                retry();
              }}
            >
              {tryAgain}
            </button>
          </p>
        )}
        {!lines && !hasFailed && <p role="status">{waiting}</p>}
        <ol lang={best?.srcLang} dir="auto">
          {lines?.map(({ start, voice, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never move
            <li key={index}>
              <button
                type="button"
                aria-current={index === current}
                onClick={() => {
                  video.currentTime = start;
                }}
              >
                <time>{toClock(start)}</time>
                <span>
                  {voice && <b>{`${voice}: `}</b>}
                  <span>{text}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </>
    ),
  });
}
