import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabelsOr } from '../labels/labels-context.ts';
import { videoEnglish } from '../labels/languages/en.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { CaptionsMenu } from './CaptionsMenu.tsx';
import type { Captions } from './use-captions.ts';

export interface CaptionsButtonOptions {
  className?: string | undefined;
  /** Visible content; the accessible name stays. @default the accessible name */
  children?: ReactNode;
  /** Renders a different element. @default `<button>` */
  render?: Render<ComponentPropsWithRef<'button'>, { isOn: boolean }> | undefined;
  /** Positioned element that contains the menu and the transcript. @default the positioned ancestor of the button */
  container?: Element | null | undefined;
  /** Renders a different element for the error text. @default `<p>` */
  renderMessage?: Render<ComponentPropsWithRef<'p'>> | undefined;
  /** Renders a different element for the menu, whose items are buttons. @default `<div>` */
  renderMenu?: Render<ComponentPropsWithRef<'div'>> | undefined;
  /** Renders a different element for the transcript. @default `<section>` */
  renderTranscript?: Render<ComponentPropsWithRef<'section'>> | undefined;
}

export interface CaptionsButtonProps extends CaptionsButtonOptions {
  captions: Captions;
  /** Video that the transcript seeks; null before it mounts. */
  video: HTMLVideoElement | null | undefined;
}

const Transcript = lazyComponent(
  'the transcript',
  async () => (await import('./Transcript.tsx')).Transcript,
);

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
    // The transcript takes the focus only after it has loaded; until then, the button keeps it.
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
        <Transcript captions={captions} video={video} onClose={close} render={renderTranscript} />
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
