import { styled } from 'styled-components';

/** For screen readers alone. */
export const VisuallyHidden = styled.span`
  position: absolute;
  clip-path: inset(50%);
  white-space: nowrap;
`;
