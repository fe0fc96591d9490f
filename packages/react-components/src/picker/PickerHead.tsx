import { PickerField, type PickerFieldProps } from './field/PickerField.tsx';
import { CloseButton } from './surface/CloseButton.tsx';
import { SheetHandle } from './surface/SheetHandle.tsx';

export interface PickerHeadProps extends PickerFieldProps {
  /** Closes the picker, where it lies over the page. */
  onClose: (() => void) | undefined;
}

/** The search field, and beside it what closes the picker. */
export const PickerHead = ({ onClose, ...field }: PickerHeadProps) => (
  <>
    {onClose && <SheetHandle />}
    <div className="giphy-picker-head">
      <PickerField {...field} />
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  </>
);
