import { styled } from 'styled-components';
import { font, radius } from '../shared/tokens.ts';

/** The style of all parts over the video. */
export const PLATE = `
  box-sizing: border-box;
  border: 1px solid rgb(255 255 255 / 40%);
  border-radius: ${radius(8)};
  color: #fff;
  background: rgb(18 18 18 / 92%);
  font: 15px/1.3 ${font('interface, helvetica, arial, sans-serif')};

  /* The system's colour would be as transparent. */
  @media (forced-colors: active) {
    background: Canvas;
  }
`;

/** Above the end of the video. */
export const CaptionsMessage = styled.p`
  ${PLATE}
  position: absolute;
  inset: auto 10px 34px;
  z-index: 1;
  margin: 0;
  padding: 8px;
  text-align: center;
  pointer-events: none;
`;
