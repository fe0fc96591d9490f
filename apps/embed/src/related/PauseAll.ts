import { MotionButton } from '@gifkit/react-components';
import { styled } from 'styled-components';

/**
 * Stops everything on the page that moves, or lets it move; in the words of the components. The space around it is its
 * own, too.
 */
export const PauseAll = styled(MotionButton)`
  position: relative;
  flex: none;
  min-height: 28px;
  padding: 2px 12px;
  border: 1px solid currentcolor;
  border-radius: 999px;
  background: none;
  color: inherit;
  font: 650 13px system-ui, sans-serif;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
`;
