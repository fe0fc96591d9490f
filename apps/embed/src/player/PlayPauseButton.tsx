import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { STILLS } from '../ui/page-signs.ts';

const FLASH_NOTICE_ID = 'flash-notice';

export const FlashNotice = () => (
  <p id={FLASH_NOTICE_ID} className="flash-notice">
    {useEmbedLabels().flashing}
  </p>
);

interface PlayPauseButtonProps {
  isPaused: boolean;
  isFlashing: boolean;
  /** True until the user plays or pauses; until then media queries decide whether the GIF moves, and the label. */
  isUndecided: boolean;
  onToggle: () => void;
}

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
