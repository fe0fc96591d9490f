import { styled } from 'styled-components';

/** For screen readers alone. Takes no room: a long text would widen the page that it is in. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
