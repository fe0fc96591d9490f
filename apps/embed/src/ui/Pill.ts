import { styled } from 'styled-components';
import { SMALL_FRAME } from './frame.ts';

/** A link over a picture. */
export const Pill = styled.a.attrs({ target: '_blank', rel: 'noopener' })`
  display: grid;
  place-items: center;
  height: 44px;
  padding: 0 16px;
  border-radius: 999px;
  background: #fff;
  color: #121217;
  font-size: 14px;
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;

  ${SMALL_FRAME} {
    display: none;
  }
`;
