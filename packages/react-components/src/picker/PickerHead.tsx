import { dismissEnglish, useLabelsOr } from '@gifkit/headless';
import * as GifPicker from '@gifkit/headless/picker';
import { Suggestions } from './field/field-styles.ts';
import { ClearIcon, SearchIcon } from './surface/icons.tsx';

export function CloseButton({ onClose }: { onClose: () => void }) {
  const { close } = useLabelsOr(dismissEnglish);
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
        <GifPicker.Search placeholder={placeholder} />
        <GifPicker.Clear>
          <ClearIcon />
        </GifPicker.Clear>
      </div>
      <GifPicker.Suggestions className="giphy-picker-suggestions" render={<Suggestions />} />
    </div>
    {onClose && <CloseButton onClose={onClose} />}
  </div>
);
