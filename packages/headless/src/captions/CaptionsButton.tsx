import { type ComponentPropsWithRef, type ReactNode, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { captionsEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { type PartProps, type Render, renderPart } from '../shared/render-part.ts';
import { VideoContext } from '../video/video-context.ts';
import { CaptionsMenu } from './CaptionsMenu.tsx';
import type { Captions } from './use-captions.ts';

interface CaptionsButtonProps extends PartProps<'button', { isOn: boolean }> {
  /** Result of `useCaptions`. Default: the captions of the surrounding `Video`. */
  captions?: Captions | undefined;
  /** Video that the transcript seeks; null before it mounts. Default: the surrounding `Video`. */
  video?: HTMLVideoElement | null | undefined;
  /** Visible content. The accessible name, which is the default, stays. */
  children?: ReactNode;
  /** Positioned element that contains the menu and the transcript. Default: the positioned ancestor of the button. */
  container?: Element | null | undefined;
  /** Renders a different element for the error text. @default `<p>` */
  renderMessage?: Render<ComponentPropsWithRef<'p'>> | undefined;
  /** Renders a different element for the menu, whose items are buttons. @default `<div>` */
  renderMenu?: Render<ComponentPropsWithRef<'div'>> | undefined;
  /** Renders a different element for the transcript. @default `<section>` */
  renderTranscript?: Render<ComponentPropsWithRef<'section'>> | undefined;
}

const Transcript = lazyComponent(
  'the transcript',
  () => import('./Transcript.tsx'),
  ({ Transcript }) => Transcript,
);

/**
 * Button that opens a menu with caption languages and the transcript. Renders nothing for a clip without captions.
 * `data-on` is set while captions show. The opened parts have `data-captions` with the value `menu`, `transcript` or
 * `message`.
 *
 * @throws {Error} outside a `Video.Root` or `Video.Provider`, without `captions`.
 */
export function CaptionsButton({
  captions: givenCaptions,
  video: givenVideo,
  className,
  children,
  render,
  renderMessage,
  renderMenu,
  renderTranscript,
  container,
}: CaptionsButtonProps) {
  const around = useContext(VideoContext);
  const captions = givenCaptions ?? around?.captions;
  if (!captions)
    throw new Error('Gifkit: a captions button without captions must be in a Video.Root.');
  const video = givenVideo ?? around?.video.current;
  const { tracks, shown, isReading, hasFailed, setReading } = captions;
  const labels = useLabelsOr(captionsEnglish);
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
