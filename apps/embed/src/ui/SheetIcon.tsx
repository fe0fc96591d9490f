import { styled } from 'styled-components';
import { TRANSITION } from '../constants.ts';
import { TOUCH_TARGET } from './touch-target.ts';

/** A round button on a sheet. */
export const SheetButton = styled.button`
  ${TOUCH_TARGET}
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: #2a2a33;
  color: #fff;
  cursor: pointer;
  transition: background ${TRANSITION}s;

  &:hover {
    background: #3f3f4b;
  }
  &[aria-pressed='true'] {
    background: #c2364b;
  }
  svg {
    width: 18px;
    height: 18px;
    fill: currentColor;
  }
`;

/** A picture of one path, 24 by 24. */
export const SheetIcon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
