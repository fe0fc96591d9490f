import { styled } from 'styled-components';
import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { RoundButton } from '../ui/RoundButton.ts';
import { FLASH_NOTICE_ID } from './FlashNotice.tsx';
import { REDUCED_MOTION } from './use-player.ts';

/** Its label is a name, not a picture. */
const Name = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Side = styled.span<{ $isUndecided: boolean; $isForStill: boolean }>`
  display: ${({ $isUndecided, $isForStill }) => ($isUndecided && $isForStill ? 'none' : 'contents')};

  @media ${REDUCED_MOTION} {
    display: ${({ $isUndecided, $isForStill }) => ($isUndecided && !$isForStill ? 'none' : 'contents')};
  }
`;

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
  return (
    <RoundButton
      type="button"
      aria-describedby={isPaused && isFlashing ? FLASH_NOTICE_ID : undefined}
      onClick={onToggle}
    >
      {(isUndecided || !isPaused) && (
        <Side $isUndecided={isUndecided} $isForStill={false}>
          <PauseIcon />
          <Name>Pause</Name>
        </Side>
      )}
      {(isUndecided || isPaused) && (
        <Side $isUndecided={isUndecided} $isForStill>
          <PlayIcon />
          <Name>Play</Name>
        </Side>
      )}
    </RoundButton>
  );
}
