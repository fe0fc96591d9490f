import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { videoEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { ClearIcon } from './icons.tsx';

/** Closes a picker that is over the page. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const { close } = useLabelsOr(videoEnglish);
  return (
    <button type="button" className="giphy-picker-close" aria-label={close} onClick={onClose}>
      <ClearIcon />
    </button>
  );
}
