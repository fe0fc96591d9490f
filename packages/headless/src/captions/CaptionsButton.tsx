import { type ComponentPropsWithRef, type ReactNode, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabelsOr } from '../labels/labels-context.ts';
import { videoEnglish } from '../labels/languages/en.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { CaptionsMenu } from './CaptionsMenu.tsx';
import type { Captions } from './use-captions.ts';

export interface CaptionsButtonState {
  /** Captions show over the video. */
  isOn: boolean;
}

export interface CaptionsButtonOptions {
  className?: string | undefined;
  /** What one sees; the name of the button is its own. @default its words */
  children?: ReactNode;
  /** Renders a different element. @default `<button>` */
  render?: Render<ComponentPropsWithRef<'button'>, CaptionsButtonState> | undefined;
  /**
   * The positioned element that holds the menu and the transcript. @default the positioned element around the
   * button
   */
  container?: Element | null | undefined;
  /** Renders a different element for the error text. @default `<p>` */
  renderMessage?: Render<ComponentPropsWithRef<'p'>> | undefined;
  /** Renders a different element for the menu, whose items are buttons. @default `<div>` */
  renderMenu?: Render<ComponentPropsWithRef<'div'>> | undefined;
  /** Renders a different element for the transcript: a header, and a list with a button for each line. @default `<section>` */
  renderTranscript?: Render<ComponentPropsWithRef<'section'>> | undefined;
}

export interface CaptionsButtonProps extends CaptionsButtonOptions {
  captions: Captions;
  /** The video in which the transcript seeks; null before it is mounted. */
  video: HTMLVideoElement | null | undefined;
}

/** Lazy-loaded: few readers open it. */
const Transcript = lazyComponent(
  'the transcript',
  async () => (await import('./Transcript.tsx')).Transcript,
);

/**
 * A button that opens the languages of a clip's captions, and its transcript; renders nothing for a clip
 * without captions. `data-on` is there while captions show; `data-captions` tells apart what it opens: `menu`,
 * `transcript` and `message`.
 */
export function CaptionsButton({
  captions,
  video,
  className,
  children,
  render,
  renderMessage,
  renderMenu,
  renderTranscript,
  container,
}: CaptionsButtonProps) {
  const { tracks, shown, isReading, hasFailed, setReading } = captions;
  const labels = useLabelsOr(videoEnglish);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (tracks.length === 0) return null;

  const show = (what: 'menu' | 'transcript' | 'nothing') => {
    // Also before the transcript, which takes the focus as soon as it has loaded.
    if (what !== 'menu') button.current?.focus();
    setOpen(what === 'menu');
    setReading(what === 'transcript');
  };
  const close = () => show('nothing');
  const name = labels.captions(shown?.label ?? labels.captionsOff);
  const message: ComponentPropsWithRef<'p'> & { 'data-captions': string } = {
    role: 'status',
    'data-captions': 'message',
    children: labels.captionsError,
  };
  const opened = (
    <>
      {isOpen && (
        <CaptionsMenu
          captions={captions}
          button={button}
          onClose={close}
          onLeave={() => setOpen(false)}
          onRead={() => show('transcript')}
          render={renderMenu}
        />
      )}
      {isReading && video && (
        <Suspense>
          <Transcript captions={captions} video={video} onClose={close} render={renderTranscript} />
        </Suspense>
      )}
      {hasFailed && !isReading && renderPart(renderMessage, 'p', message)}
    </>
  );
  const props: ComponentPropsWithRef<'button'> & { 'data-on'?: '' } = {
    ref: button,
    type: 'button',
    className,
    'aria-label': name,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    ...(shown && { 'data-on': '' }),
    onClick: () => show(isOpen ? 'nothing' : 'menu'),
    onKeyDown(event) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      event.stopPropagation();
      show('menu');
    },
    children: children ?? name,
  };
  return (
    <>
      {renderPart(render, 'button', props, { isOn: shown !== undefined })}
      {container ? createPortal(opened, container) : opened}
    </>
  );
}
