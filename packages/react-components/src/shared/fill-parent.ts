import { css } from 'styled-components';

/**
 * Asks parents that shrink to fit, such as floats and flex containers, for all the width that they have, up to that of
 * a grid on a server. Content that scrolls or is placed has no width of its own.
 */
export const fillParent = css`
  min-width: min(100%, 120px);

  &::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(0, 1040px);
  }
`;
