import { REDUCED_MOTION } from '@gifkit/react-components/internal';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { HIDDEN } from '../ui/hidden.ts';
import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { RoundButton } from '../ui/RoundButton.ts';
import { FLASH_NOTICE_ID } from './FlashNotice.tsx';
import { IS_SWITCHED_OFF, STILLS } from './stills.ts';

/** Its label is a name, not a picture. */
const Name = styled.span`
  ${HIDDEN}
`;

const Side = styled.span<{ $isUndecided: boolean; $isForStill: boolean }>`
  display: ${({ $isUndecided, $isForStill }) => ($isUndecided && $isForStill ? 'none' : 'contents')};

  @media ${REDUCED_MOTION} {
    display: ${({ $isUndecided, $isForStill }) => ($isUndecided && !$isForStill ? 'none' : 'contents')};
  }
  ${IS_SWITCHED_OFF} ~ * & {
    display: ${({ $isForStill }) => ($isForStill ? 'contents' : 'none')};
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
  const labels = useEmbedLabels();
  return (
    <RoundButton
      type="button"
      {...(isUndecided && { [STILLS]: '' })}
      aria-describedby={isPaused && isFlashing ? FLASH_NOTICE_ID : undefined}
      onClick={onToggle}
    >
      {(isUndecided || !isPaused) && (
        <Side $isUndecided={isUndecided} $isForStill={false}>
          <PauseIcon />
          <Name>{labels.pause}</Name>
        </Side>
      )}
      {(isUndecided || isPaused) && (
        <Side $isUndecided={isUndecided} $isForStill>
          <PlayIcon />
          <Name>{labels.play}</Name>
        </Side>
      )}
    </RoundButton>
  );
}
