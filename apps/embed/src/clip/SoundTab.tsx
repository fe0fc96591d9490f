import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { CUTOUT_HEIGHT, CUTOUT_WIDTH } from '../ui/cutout.ts';
import { SMALL_FRAME } from '../ui/frame.ts';
import { MutedIcon, SoundIcon } from '../ui/icons.tsx';

/** px; a finger hits more than the eye sees. */
const TARGET = 44;

const Tab = styled.button`
  position: absolute;
  top: 0;
  left: 50%;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: ${CUTOUT_WIDTH}px;
  height: ${TARGET}px;
  padding: 0 0 ${TARGET - CUTOUT_HEIGHT}px;
  border: 0;
  background: none;
  box-shadow: inset 0 ${CUTOUT_HEIGHT}px #08080b;
  color: #fff;
  font: 700 13px system-ui, sans-serif;
  cursor: pointer;
  transform: translateX(-50%);

  &:focus-visible {
    outline-offset: -4px;
  }
  ${SMALL_FRAME} {
    display: none;
  }
`;

interface SoundTabProps {
  isMuted: boolean;
  onToggle: () => void;
}

/** A button in the cutout of a clip that turns its sound on and off. */
export function SoundTab({ isMuted, onToggle }: SoundTabProps) {
  const labels = useEmbedLabels();
  return (
    <Tab
      type="button"
      aria-label={isMuted ? labels.unmuteClip : labels.muteClip}
      onClick={onToggle}
    >
      {isMuted ? <MutedIcon /> : <SoundIcon />}
      {labels.clip}
    </Tab>
  );
}
