import { styled } from 'styled-components';
import { LOADER_DELAY } from '../constants.ts';

/** Around a loader: most loads are over before anybody misses them. */
export const LateLoader = styled.div`
  transition: visibility 0s ${LOADER_DELAY}ms;
  @starting-style {
    visibility: hidden;
  }
`;
