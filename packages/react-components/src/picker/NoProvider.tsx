import type { GifPickerProps } from './gif-picker-props.ts';
import { useWords } from './labels/picker-labels-context.ts';
import { PickerRoot } from './picker-styles.ts';
import { CloseButton } from './surface/CloseButton.tsx';
import { SheetHandle } from './surface/SheetHandle.tsx';

export interface NoProviderProps extends Pick<GifPickerProps, 'className' | 'style' | 'theme'> {
  /** Closes the picker, where it lies over the page. */
  onClose: (() => void) | undefined;
}

/** What stands in place of everything while there is no key yet. */
export function NoProvider({ className = '', style, theme = 'auto', onClose }: NoProviderProps) {
  const words = useWords();
  return (
    <PickerRoot className={`giphy-picker ${className}`.trim()} style={style} data-theme={theme}>
      {onClose && (
        <>
          <SheetHandle />
          <div className="giphy-picker-head" data-bare="">
            <CloseButton onClose={onClose} />
          </div>
        </>
      )}
      <div className="giphy-picker-message" role="status">
        <p>{words.noProvider}</p>
      </div>
    </PickerRoot>
  );
}
