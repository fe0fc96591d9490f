import { PickerClear, PickerSearch } from '@gifkit/headless/internal/picker/field/PickerSearch.tsx';
import { PickerSuggestions } from '@gifkit/headless/internal/picker/field/PickerSuggestions.tsx';
import { CloseButton } from './surface/CloseButton.tsx';
import { ClearIcon, SearchIcon } from './surface/icons.tsx';
import { SheetHandle } from './surface/SheetHandle.tsx';

export interface PickerHeadProps {
  placeholder: string | undefined;
  /** Closes a picker that is over the page. */
  onClose: (() => void) | undefined;
}

/** The search field with its suggestions, and the button that closes the picker. */
export const PickerHead = ({ placeholder, onClose }: PickerHeadProps) => (
  <>
    {onClose && <SheetHandle />}
    <div className="giphy-picker-head">
      <div className="giphy-picker-field">
        <div className="giphy-picker-input">
          <SearchIcon />
          <PickerSearch placeholder={placeholder} />
          <PickerClear>
            <ClearIcon />
          </PickerClear>
        </div>
        <PickerSuggestions className="giphy-picker-suggestions" />
      </div>
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  </>
);
