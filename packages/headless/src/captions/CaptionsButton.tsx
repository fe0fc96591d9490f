import {
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { createEarlyKeys } from '../core/captions/early-keys.ts';
import { loadChunk } from '../core/shared/load-chunk.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { videoEnglish } from '../labels/languages/en.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import type { CaptionsMenuProps } from './CaptionsMenu.tsx';
import type { TranscriptProps } from './Transcript.tsx';
import type { Captions } from './use-captions.ts';

export interface CaptionsButtonState {
  /** Captions show over the video. */
  isOn: boolean;
}

/** The parts that are loaded when the reader first opens them. */
export interface CaptionsPopups {
  Menu: ComponentType<CaptionsMenuProps>;
  Transcript: ComponentType<TranscriptProps>;
}

export interface CaptionsButtonOptions {
  className?: string | undefined;
  /** What one sees; the name of the button is its own. @default its words */
  children?: ReactNode;
  /** Another element than `<button>`. */
  render?: Render<ComponentPropsWithRef<'button'>, CaptionsButtonState> | undefined;
  /**
   * The positioned element that holds the menu and the transcript. @default the positioned element around the
   * button
   */
  container?: Element | null | undefined;
  /** Another element than `<p>`, for what says that captions could not be loaded. */
  renderMessage?: Render<ComponentPropsWithRef<'p'>> | undefined;
  /** Loads another menu and transcript. Called once it is opened. */
  load?: (() => Promise<CaptionsPopups>) | undefined;
}

export interface CaptionsButtonProps extends CaptionsButtonOptions {
  captions: Captions;
  /** The video in which the transcript seeks; null before it is mounted. */
  video: HTMLVideoElement | null | undefined;
}

const loadPopups = async (): Promise<CaptionsPopups> => {
  const [{ CaptionsMenu: Menu }, { Transcript }] = await Promise.all([
    import('./CaptionsMenu.tsx'),
    import('./Transcript.tsx'),
  ]);
  return { Menu, Transcript };
};

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
  container,
  load = loadPopups,
}: CaptionsButtonProps) {
  const { tracks, shown, best, isReading, hasFailed } = captions;
  const labels = useLabelsOr(videoEnglish);
  const button = useRef<HTMLButtonElement>(null);
  const [popups, setPopups] = useState<CaptionsPopups>();
  const [isOpen, setOpen] = useState(false);
  const [earlyKeys] = useState(createEarlyKeys);
  if (tracks.length === 0) return null;

  const open = async () => {
    captions.setReading(false);
    const isWanted = earlyKeys.begin();
    const loaded = popups ?? (await loadChunk('the menu of captions', load));
    setPopups(loaded);
    if (!isWanted()) return;
    if (loaded) {
      setOpen(true);
      return;
    }
    earlyKeys.cancel();
    // When the menu could not be loaded, the button is a switch.
    captions.choose(shown ? undefined : best?.language);
  };
  const close = () => {
    setOpen(false);
    captions.setReading(false);
    button.current?.focus();
  };

  const name = labels.captions(shown?.label ?? labels.captionsOff);
  const message: ComponentPropsWithRef<'p'> & { 'data-captions': string } = {
    role: 'status',
    'data-captions': 'message',
    children: labels.captionsError,
  };
  const opened = (
    <>
      {popups && isOpen && (
        <popups.Menu
          captions={captions}
          button={button}
          takeEarlyKeys={earlyKeys.take}
          onClose={close}
          onLeave={() => setOpen(false)}
          onRead={() => {
            setOpen(false);
            captions.setReading(true);
          }}
        />
      )}
      {popups && isReading && video && (
        <popups.Transcript captions={captions} video={video} onClose={close} />
      )}
      {hasFailed && !isReading && renderPart(renderMessage, 'p', message, undefined)}
    </>
  );
  const props: ComponentPropsWithRef<'button'> = {
    ref: button,
    type: 'button',
    className,
    'aria-label': name,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    ...(shown && ON),
    onClick() {
      if (isOpen) close();
      else if (!earlyKeys.isWaiting) open();
    },
    onBlur: earlyKeys.cancel,
    onKeyDown(event) {
      if (earlyKeys.isWaiting) {
        earlyKeys.hold(event);
        return;
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      event.stopPropagation();
      if (!isOpen) open();
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

const ON = { 'data-on': '' };
