import { styled } from 'styled-components';

/** For screen readers alone. Takes no space, because a long text would make its page wider. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
