import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { pickerEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import type { GifPickerProps } from './gif-picker-props.ts';
import { CloseButton } from './PickerHead.tsx';
import { PickerBody, PickerRoot } from './picker-styles.ts';

interface NoProviderProps extends Pick<GifPickerProps, 'className' | 'style' | 'theme'> {
  /** Undefined for an inline picker. */
  onClose: (() => void) | undefined;
}

export function NoProvider({ className = '', style, theme = 'auto', onClose }: NoProviderProps) {
  const words = useLabelsOr(pickerEnglish);
  return (
    <PickerRoot className={`giphy-picker ${className}`.trim()} style={style} data-theme={theme}>
      {onClose && (
        <div className="giphy-picker-head" data-bare="">
          <CloseButton onClose={onClose} />
        </div>
      )}
      <PickerBody>
        <div className="giphy-picker-message" role="status">
          <p>{words.noProvider}</p>
        </div>
      </PickerBody>
    </PickerRoot>
  );
}
