import { keyframes, styled } from 'styled-components';
import { focusRingLayer } from '../shared/focus-ring.ts';
import { plate, plateButton } from '../shared/over-picture.ts';
import { ownBox } from '../shared/own-box.ts';
import { font, radius } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  color: #fff;
  background: #000;
  font: 16px/1.3 ${font('interface, helvetica, arial, sans-serif')};
  -webkit-font-smoothing: antialiased;

  && > video {
    ${ownBox}
    display: block;
    width: 100%;
    height: 100%;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${focusRingLayer}
  }
`;

/** ms that a video waits for data before it shows a message. */
const WAITING_DELAY = 500;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Centered message about an error or missing data. Delayed, because most waits for data are short. */
export const Message = styled.div`
  ${plate}
  position: absolute;
  inset: 50% 10px auto;
  transform: translateY(-50%);
  padding: 10px;
  border-radius: ${radius(8)};
  text-align: center;
  animation: ${appear} ${WAITING_DELAY}ms step-end;

  p {
    margin: 0 0 8px;
  }

  button {
    ${plateButton}
    ${touchTarget}
    position: relative;
    padding: 6px 12px;
    border-radius: 18px;
    font: inherit;
  }
`;
