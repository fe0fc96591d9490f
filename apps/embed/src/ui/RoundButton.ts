import { styled } from 'styled-components';
import { TRANSITION } from '../constants.ts';

/** A button over a picture, as large as `--button`. */
export const RoundButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--button, 40px);
  height: var(--button, 40px);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: rgb(12 12 16 / 62%);
  -webkit-backdrop-filter: blur(8px);
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
