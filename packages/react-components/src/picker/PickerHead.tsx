import { PickerField, type PickerFieldProps } from './field/PickerField.tsx';
import { CloseButton } from './surface/CloseButton.tsx';
import { SheetHandle } from './surface/SheetHandle.tsx';

export interface PickerHeadProps extends PickerFieldProps {
  /** Closes a picker that is over the page. */
  onClose: (() => void) | undefined;
}

/** The search field, and the button that closes the picker. */
export const PickerHead = ({ onClose, ...field }: PickerHeadProps) => (
  <>
    {onClose && <SheetHandle />}
    <div className="giphy-picker-head">
      <PickerField {...field} />
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  </>
);
