import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { videoEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { PickerClear, PickerSearch } from '@gifkit/headless/internal/picker/field/PickerSearch.tsx';
import { PickerSuggestions } from '@gifkit/headless/internal/picker/field/PickerSuggestions.tsx';
import { Suggestions } from './field/field-styles.ts';
import { ClearIcon, SearchIcon } from './surface/icons.tsx';

export function CloseButton({ onClose }: { onClose: () => void }) {
  const { close } = useLabelsOr(videoEnglish);
  return (
    <button type="button" className="giphy-picker-close" aria-label={close} onClick={onClose}>
      <ClearIcon />
    </button>
  );
}

interface PickerHeadProps {
  placeholder: string | undefined;
  /** Undefined for an inline picker. */
  onClose: (() => void) | undefined;
}

export const PickerHead = ({ placeholder, onClose }: PickerHeadProps) => (
  <div className="giphy-picker-head">
    <div className="giphy-picker-field">
      <div className="giphy-picker-input">
        <SearchIcon />
        <PickerSearch placeholder={placeholder} />
        <PickerClear>
          <ClearIcon />
        </PickerClear>
      </div>
      <PickerSuggestions className="giphy-picker-suggestions" render={<Suggestions />} />
    </div>
    {onClose && <CloseButton onClose={onClose} />}
  </div>
);
