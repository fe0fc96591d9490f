import { MotionButton } from '@gifkit/react-components';
import { styled } from 'styled-components';
import { TOUCH_TARGET } from '../ui/touch-target.ts';

/**
 * Stops everything on the page that moves, or lets it move; in the words of the components. The space around it is its
 * own, too.
 */
export const PauseAll = styled(MotionButton)`
  ${TOUCH_TARGET}
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
`;
