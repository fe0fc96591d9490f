import { css } from 'styled-components';

/** The box of an element that is laid out by its own size alone, whatever resets and typography styles say of its kind. */
export const ownBox = css`
  box-sizing: border-box;
  min-width: 0;
  max-width: none;
  min-height: 0;
  max-height: none;
  margin: 0;
`;
