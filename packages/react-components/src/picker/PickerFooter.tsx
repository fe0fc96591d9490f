import {
  PickerAttribution,
  PickerMotionSwitch,
  PickerFooter as Row,
  type ServiceAttributionProps,
  useWords,
} from '@gifkit/headless/picker/internal';
import { MARK_CLASS } from './ServiceAttribution.tsx';

/** The attribution that the service's terms ask for, and the switch that stops motion. */
export function PickerFooter({ mark }: Pick<ServiceAttributionProps, 'mark'>) {
  const words = useWords();
  return (
    <Row className="giphy-picker-footer">
      <PickerAttribution mark={mark} markClassName={MARK_CLASS} />
      <PickerMotionSwitch className="giphy-picker-motion">
        {words.stopMotion}
        <span aria-hidden="true" />
      </PickerMotionSwitch>
    </Row>
  );
}
