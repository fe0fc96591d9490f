/** Takes clicks on 44 px both ways (WCAG 2.5.5), however small it looks. For what is positioned. */
export const TOUCH_TARGET = `
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, (100% - 44px) / 2);
  }
`;
