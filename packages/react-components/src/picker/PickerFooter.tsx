import { safeUrl } from '@gifkit/model';
import type { ProviderAttribution } from '@gifkit/providers';
import { useLabels } from '../labels/labels-context.ts';
import { useMotion } from '../motion/motion-context.ts';
import { useWords } from './labels/picker-labels-context.ts';

/** The attribution that the service's terms ask for, and the switch that stops motion. */
export function PickerFooter({ attribution }: { attribution: ProviderAttribution }) {
  const labels = useLabels();
  const words = useWords();
  const { isPaused, setPaused } = useMotion();
  const { text } = attribution;
  const url = safeUrl(attribution.url);
  return (
    <div className="giphy-picker-footer">
      {text && url ? (
        <a href={url} target="_blank" rel="noopener" aria-label={labels.inNewTab(text)}>
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
      <button
        type="button"
        className="giphy-picker-motion"
        role="switch"
        aria-checked={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        {words.stopMotion}
        <span aria-hidden="true" />
      </button>
    </div>
  );
}
