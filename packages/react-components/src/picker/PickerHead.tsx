import { useLabels } from '../labels/labels-context.ts';
import { PickerField, type PickerFieldProps } from './field/PickerField.tsx';
import { ClearIcon } from './icons.tsx';

export interface PickerHeadProps extends PickerFieldProps {
  /** Closes the picker, where it lies over the page. */
  onClose: (() => void) | undefined;
}

/** The search field, and beside it what closes the picker. */
export function PickerHead({ onClose, ...field }: PickerHeadProps) {
  const { close } = useLabels();
  return (
    <div className="giphy-picker-head">
      <PickerField {...field} />
      {onClose && (
        <button type="button" className="giphy-picker-close" aria-label={close} onClick={onClose}>
          <ClearIcon />
        </button>
      )}
    </div>
  );
}
