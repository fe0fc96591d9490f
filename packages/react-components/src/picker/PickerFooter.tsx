import { useMotion } from '../motion/motion-context.ts';
import { useWords } from './labels/picker-labels-context.ts';
import { ServiceAttribution, type ServiceAttributionProps } from './ServiceAttribution.tsx';

/** The attribution that the service's terms ask for, and the switch that stops motion. */
export function PickerFooter(attribution: ServiceAttributionProps) {
  const words = useWords();
  const { isPaused, setPaused } = useMotion();
  return (
    <div className="giphy-picker-footer">
      <ServiceAttribution {...attribution} />
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
