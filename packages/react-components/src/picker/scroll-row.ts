import { css } from 'styled-components';

/** Row that scrolls sideways, as wide as its container. Fades at both ends show that it scrolls on. */
export const scrollRow = css`
  display: flex;
  contain: inline-size;
  overflow: auto hidden;
  scroll-padding-inline: var(--_padding);
  scrollbar-width: none;
  mask: linear-gradient(to right, transparent, #000 var(--_padding) calc(100% - var(--_padding)), transparent);
`;
