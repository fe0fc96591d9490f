import { PingbackContextManager } from '@gifkit/headless';
import * as Video from '@gifkit/headless/video';
import { CaptionsButton, useCaptions } from '@gifkit/headless/video';
import type { IGif } from '@gifkit/model';
import { CaptionsIcon, captionsCss, progressCss } from '@gifkit/react-components';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { GRID_WIDTH } from '../constants.ts';
import type { PageService } from '../page-data.ts';
import { setUpPingbacks } from '../tracking/pingbacks.ts';
import { useStyles } from '../ui/use-styles.ts';
import css from './clip.css?inline';
import { liftCaptions } from './lift-captions.ts';

const STYLES = `[data-captions]{${captionsCss}}.clip-progress{${progressCss}}${css}`;

/** Mount points for the captions button, and for its popups and the progress bar, outside the stage. */
interface CaptionsPlaces {
  button: HTMLElement | null;
  popups: HTMLElement | null;
}

export interface ClipProps {
  gif: IGif;
  service: PageService;
  isPaused: boolean;
  isMuted: boolean;
  captionsPlaces: CaptionsPlaces;
  onElement: (element: HTMLVideoElement) => void;
  /** Called while it plays after its first frame. */
  onBegun: () => void;
  /** Called if the browser only allows muted playback. */
  onMutedByBrowser: () => void;
  onEnded: () => void;
  onError: (message: string) => void;
}

/** The video of a clip, over its GIF. Lazy-loaded when the user or the host page starts it. */
export function Clip({
  gif,
  service,
  isPaused,
  isMuted,
  captionsPlaces: { button, popups },
  onElement,
  ...events
}: ClipProps) {
  useStyles(STYLES);
  // Set up before the first play is counted.
  useState(() => setUpPingbacks(service));
  const [element, setElement] = useState<HTMLVideoElement>();
  const captions = useCaptions(gif);
  const { onBegun, onMutedByBrowser, onEnded, onError } = events;
  // The player has its own protection against flashes.
  const steady = useMemo(() => ({ ...gif, is_flashing: false }), [gif]);

  useEffect(() => {
    if (!element) return;
    onElement(element);
    return liftCaptions(element);
  }, [element, onElement]);

  return (
    <div className="clip" data-hidden={isPaused || undefined}>
      <PingbackContextManager enabled={service.pingbackUrl !== undefined}>
        <Video.Provider
          gif={steady}
          width={Math.min(window.innerWidth, GRID_WIDTH)}
          paused={isPaused}
          muted={isMuted}
          captions={captions}
          setVideoEl={setElement}
          onMuted={onMutedByBrowser}
          onTimeUpdate={(time) => time > 0 && !isPaused && onBegun()}
          onEnded={onEnded}
          onError={(code) => onError(`The clip cannot be played (media error ${code}).`)}
        >
          <Video.Media className="giphy-video" />
          {popups &&
            !isPaused &&
            createPortal(<Video.Progress className="clip-progress" />, popups)}
        </Video.Provider>
      </PingbackContextManager>
      {button &&
        createPortal(
          <CaptionsButton
            className="round-button captions-button"
            captions={captions}
            video={element}
            container={popups}
            render={(props, { isOn }) => (
              <button {...props}>
                <CaptionsIcon isOn={isOn} />
              </button>
            )}
          />,
          button,
        )}
    </div>
  );
}
