import { css } from 'styled-components';

/** Takes clicks on 44 by 44 px (WCAG 2.5.5), even if it looks smaller. For positioned elements. */
export const touchTarget = css`
  &::before {
    content: '';
    position: absolute;
    inset: min(0px, (100% - 44px) / 2);
  }
`;
