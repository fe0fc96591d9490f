/** Enlarges the target of a small element to 44 by 44 px (WCAG 2.5.5). The element must be positioned. */
export const touchTarget = `
  &::before {
    content: '';
    position: absolute;
    inset: min(0px, (100% - 44px) / 2);
  }
`;
