import { MutedIcon, SoundIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';

interface SoundTabProps {
  isMuted: boolean;
  onToggle: () => void;
}

export function SoundTab({ isMuted, onToggle }: SoundTabProps) {
  const labels = useEmbedLabels();
  return (
    <button
      className="sound-tab"
      type="button"
      aria-label={isMuted ? labels.unmuteClip : labels.muteClip}
      onClick={onToggle}
    >
      {isMuted ? <MutedIcon /> : <SoundIcon />}
      {labels.clip}
    </button>
  );
}
