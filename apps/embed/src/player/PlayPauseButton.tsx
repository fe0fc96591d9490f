import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { RoundButton } from '../ui/RoundButton.ts';

interface PlayPauseButtonProps {
  isPaused: boolean;
  onToggle: () => void;
}

/** Pauses the GIF on its still, and plays it again. */
export function PlayPauseButton({ isPaused, onToggle }: PlayPauseButtonProps) {
  return (
    <RoundButton type="button" onClick={onToggle} aria-label={isPaused ? 'Play' : 'Pause'}>
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </RoundButton>
  );
}
