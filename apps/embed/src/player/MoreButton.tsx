import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { SMALL_FRAME } from '../ui/frame.ts';
import { MoreIcon } from '../ui/icons.tsx';
import { RoundButton } from '../ui/RoundButton.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

const Button = styled(RoundButton)`
  display: none;
  order: -1;

  ${SMALL_FRAME} {
    display: grid;
  }
`;

/**
 * In a frame too small for anything beside the GIF, the way to everything else. The client brings it, after the
 * button that the visitor has come to: the page has no bytes for it.
 */
export function MoreButton({ onOpen }: { onOpen: () => void }) {
  const labels = useEmbedLabels();
  if (!useHydrated()) return null;
  return (
    <Button type="button" aria-label={labels.more} onClick={onOpen}>
      <MoreIcon />
    </Button>
  );
}
