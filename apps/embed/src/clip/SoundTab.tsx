import { styled } from 'styled-components';
import { SMALL_FRAME } from '../page/frame.ts';
import { MutedIcon, SoundIcon } from '../page/icons.tsx';

/** px; the cutout at the top of a clip, and how far its sides lean. */
const WIDTH = 84;
const HEIGHT = 30;
const SLANT = 10;

const half = (px: number) => `calc(50% ${px < 0 ? '-' : '+'} ${Math.abs(px)}px)`;

/** The shape of a clip: a part of its upper edge is cut out. A small frame has no room for that. */
export const cutout = `
  clip-path: polygon(
    0 0,
    ${half(-WIDTH / 2 - SLANT)} 0,
    ${half(-WIDTH / 2)} ${HEIGHT}px,
    ${half(WIDTH / 2)} ${HEIGHT}px,
    ${half(WIDTH / 2 + SLANT)} 0,
    100% 0,
    100% 100%,
    0 100%
  );

  ${SMALL_FRAME} {
    clip-path: none;
  }
`;

const Tab = styled.button`
  position: absolute;
  top: 0;
  left: 50%;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: ${WIDTH}px;
  height: ${HEIGHT}px;
  padding: 0;
  border: 0;
  background: none;
  color: #fff;
  font: 700 13px system-ui, sans-serif;
  cursor: pointer;
  transform: translateX(-50%);

  &:focus-visible {
    outline-offset: -3px;
  }
  ${SMALL_FRAME} {
    display: none;
  }
`;

interface SoundTabProps {
  isMuted: boolean;
  onToggle: () => void;
}

/** Says in the cutout of a clip that it has a sound, and switches that. */
export function SoundTab({ isMuted, onToggle }: SoundTabProps) {
  return (
    <Tab type="button" aria-label={isMuted ? 'Unmute clip' : 'Mute clip'} onClick={onToggle}>
      {isMuted ? <MutedIcon /> : <SoundIcon />}
      Clip
    </Tab>
  );
}
