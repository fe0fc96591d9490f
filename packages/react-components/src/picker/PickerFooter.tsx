import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { pickerEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import {
  PickerAttribution,
  type ServiceAttributionProps,
} from '@gifkit/headless/internal/picker/PickerAttribution.tsx';
import { PickerMotionSwitch } from '@gifkit/headless/internal/picker/PickerFooter.tsx';
import { MARK_CLASS } from './ServiceAttribution.tsx';

/** Required attribution of the service, and the motion switch. */
export function PickerFooter({ mark }: Pick<ServiceAttributionProps, 'mark'>) {
  const words = useLabelsOr(pickerEnglish);
  return (
    <div className="giphy-picker-footer">
      <PickerAttribution mark={mark} markClassName={MARK_CLASS} />
      <PickerMotionSwitch className="giphy-picker-motion">
        {words.stopMotion}
        <span aria-hidden="true" />
      </PickerMotionSwitch>
    </div>
  );
}
