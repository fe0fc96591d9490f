import { useLabels } from '@gifkit/headless';
import { loadChunk } from '@gifkit/headless/internal';
import { type ComponentType, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CaptionsIcon } from './CaptionsIcon.tsx';
import type { CaptionsMenuProps } from './CaptionsMenu.tsx';
import { CaptionsMessage } from './CaptionsMessage.ts';
import { createEarlyKeys } from './early-keys.ts';
import type { TranscriptProps } from './Transcript.tsx';
import type { Captions } from './use-captions.ts';

export interface CaptionsButtonProps {
  captions: Captions;
  /** The video in which the transcript seeks; null before it is mounted. */
  video: HTMLVideoElement | null | undefined;
  className?: string | undefined;
  /**
   * The positioned element that holds the menu and the transcript. @default the positioned element around the
   * button
   */
  container?: Element | null | undefined;
}

/** The parts that are loaded when the reader first opens them. */
interface Parts {
  Menu: ComponentType<CaptionsMenuProps>;
  Transcript: ComponentType<TranscriptProps>;
}

const loadParts = async (): Promise<Parts> => {
  const [{ CaptionsMenu: Menu }, { Transcript }] = await Promise.all([
    import('./CaptionsMenu.tsx'),
    import('./Transcript.tsx'),
  ]);
  return { Menu, Transcript };
};

/**
 * A button that opens the languages of a clip's captions, and its transcript; renders nothing for a clip
 * without captions.
 */
export function CaptionsButton({ captions, video, className, container }: CaptionsButtonProps) {
  const { tracks, shown, best, isReading, hasFailed } = captions;
  const labels = useLabels();
  const button = useRef<HTMLButtonElement>(null);
  const [parts, setParts] = useState<Parts>();
  const [isOpen, setOpen] = useState(false);
  const [earlyKeys] = useState(createEarlyKeys);
  if (tracks.length === 0) return null;

  const open = async () => {
    captions.setReading(false);
    const isWanted = earlyKeys.begin();
    const loaded = parts ?? (await loadChunk('the menu of captions', loadParts));
    setParts(loaded);
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

  const popups = (
    <>
      {parts && isOpen && (
        <parts.Menu
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
      {parts && isReading && video && (
        <parts.Transcript captions={captions} video={video} onClose={close} />
      )}
      {hasFailed && !isReading && (
        <CaptionsMessage role="status">{labels.captionsError}</CaptionsMessage>
      )}
    </>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={labels.captions(shown?.label ?? labels.captionsOff)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) close();
          else if (!earlyKeys.isWaiting) open();
        }}
        onBlur={earlyKeys.cancel}
        onKeyDown={(event) => {
          if (earlyKeys.isWaiting) {
            earlyKeys.hold(event);
            return;
          }
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          event.stopPropagation();
          if (!isOpen) open();
        }}
      >
        <CaptionsIcon isOn={shown !== undefined} />
      </button>
      {container ? createPortal(popups, container) : popups}
    </>
  );
}
