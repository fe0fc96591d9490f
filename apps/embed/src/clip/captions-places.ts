import { styled } from 'styled-components';
import { Chrome } from '../player/PlayerFrame.ts';

/** Where the captions of a clip, which is lazy-loaded, have their button, and what opens over the player. */
export interface CaptionsPlaces {
  button: HTMLElement | null;
  popups: HTMLElement | null;
}

/** Among the other buttons. */
export const CaptionsSlot = styled(Chrome)`
  &:empty {
    display: none;
  }
`;

/** Over the player. */
export const CaptionsPopups = styled(Chrome)`
  position: absolute;
  inset: 0;
  z-index: 2;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  > [role='menu'] {
    inset: auto auto 64px;
    inset-inline-end: 12px;
  }
`;
