import { styled } from 'styled-components';
import { TRANSITION } from '../constants.ts';
import { PauseIcon, PlayIcon } from './icons.tsx';

const Button = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: rgb(12 12 16 / 62%);
  backdrop-filter: blur(8px);
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 16%);
  color: #fff;
  cursor: pointer;
  transition:
    background ${TRANSITION}s,
    transform ${TRANSITION}s;

  &:hover {
    background: rgb(12 12 16 / 84%);
    transform: scale(1.06);
  }

  &:focus-visible {
    outline-color: #fff;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

interface PlayPauseButtonProps {
  isPaused: boolean;
  onToggle: () => void;
}

/** Pauses the GIF on its still, and plays it again. */
export function PlayPauseButton({ isPaused, onToggle }: PlayPauseButtonProps) {
  return (
    <Button type="button" onClick={onToggle} aria-label={isPaused ? 'Play' : 'Pause'}>
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </Button>
  );
}
