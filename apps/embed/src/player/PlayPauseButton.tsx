import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { STILLS } from '../ui/page-signs.ts';

/** Id of the notice, which describes the button that plays the GIF. */
const FLASH_NOTICE_ID = 'flash-notice';

/** Warns of a GIF that flashes, for as long as it rests. */
export const FlashNotice = () => (
  <p id={FLASH_NOTICE_ID} className="flash-notice">
    {useEmbedLabels().flashing}
  </p>
);

interface PlayPauseButtonProps {
  isPaused: boolean;
  /** There is a notice of that while it is paused. */
  isFlashing: boolean;
  /** Nobody has asked for anything yet: whether the GIF moves is up to the browser, and so is the label. */
  isUndecided: boolean;
  onToggle: () => void;
}

/** Pauses the GIF on its still, and plays it again. */
export function PlayPauseButton({
  isPaused,
  isFlashing,
  isUndecided,
  onToggle,
}: PlayPauseButtonProps) {
  const labels = useEmbedLabels();
  return (
    <button
      type="button"
      className="round-button"
      {...(isUndecided && { [STILLS]: '' })}
      aria-describedby={isPaused && isFlashing ? FLASH_NOTICE_ID : undefined}
      onClick={onToggle}
    >
      {(isUndecided || !isPaused) && (
        <span className="play-pause" data-when={isUndecided ? 'moving' : undefined}>
          <PauseIcon />
          <span className="hidden">{labels.pause}</span>
        </span>
      )}
      {(isUndecided || isPaused) && (
        <span className="play-pause" data-when={isUndecided ? 'still' : undefined}>
          <PlayIcon />
          <span className="hidden">{labels.play}</span>
        </span>
      )}
    </button>
  );
}
