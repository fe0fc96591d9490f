import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { MoreIcon } from '../ui/icons.tsx';

/** The way to what has no button of its own, and in a frame too small for anything beside the GIF to everything. */
export function MoreButton({ onOpen }: { onOpen: () => void }) {
  const labels = useEmbedLabels();
  return (
    <button type="button" className="round-button" aria-label={labels.more} onClick={onOpen}>
      <MoreIcon />
    </button>
  );
}
