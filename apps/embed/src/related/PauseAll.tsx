import { useMotion } from '@gifkit/react-components';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';

/** The space around it is its own, too. */
const Button = styled.button`
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

/**
 * Stops everything on the page that moves, or lets it move. Its words are others than those of the player's own
 * button, so that it is plain which is which.
 */
export function PauseAll() {
  const labels = useEmbedLabels();
  const { isPaused, setPaused } = useMotion();
  return (
    <Button type="button" onClick={() => setPaused(!isPaused)}>
      {isPaused ? labels.resumeAll : labels.stopAll}
    </Button>
  );
}
