import type { Columns, GifMedia } from '@gifkit/headless/core';
import type * as GifPicker from '@gifkit/headless/picker';
import type { AttributionMark } from '@gifkit/headless/picker';
import type { GifProvider } from '@gifkit/providers';
import type { ReactElement, RefObject } from 'react';

export interface GifPickerProps
  extends Pick<
    GifPicker.RootProps,
    | 'onSelect'
    | 'tabs'
    | 'initialTerm'
    | 'rating'
    | 'lang'
    | 'renditionWidth'
    | 'formats'
    | 'editAlt'
    | 'getAlt'
    | 'storage'
    | 'paused'
    | 'onPausedChange'
    | 'labels'
    | 'className'
    | 'style'
  > {
  /**
   * Service of the GIFs. If undefined, the picker shows that the key is missing. Receives no request before the
   * picker is open. A provider with a new `id` resets the list.
   */
  provider: GifProvider | undefined;
  /**
   * Placement. `inline`: in the document flow. `popover`: beside the `anchor`, or as a bottom sheet in a narrow or
   * low viewport. `sheet`: always as a bottom sheet.
   *
   * @default 'inline'
   */
  presentation?: 'inline' | 'popover' | 'sheet' | undefined;
  /** Shows the picker. @default true */
  open?: boolean | undefined;
  /** Called when the user closes it by Escape, an outside click, its button, or choosing a GIF. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Opener: the picker opens beside it and returns the focus to it. If undefined, the focused element. */
  anchor?: Element | RefObject<Element | null> | null | undefined;
  /** Closes a floating picker when a GIF is chosen. @default true */
  closeOnSelect?: boolean | undefined;
  /** Name and placeholder of the field. If undefined, the text that the service requires. */
  placeholder?: string | undefined;
  /** Focuses the field. If undefined, it does so in a floating picker with a mouse. */
  autoFocus?: boolean | undefined;
  /** Number of columns, fixed or by the picker's width; emoji have more. @default { 0: 2, 480: 3, 720: 4 } */
  columns?: Columns | undefined;
  /**
   * Official mark of the service: an element, or a file with its size in px. Replaces the text in the footer, as the
   * conditions of GIPHY and KLIPY require. The packages contain no marks.
   */
  attribution?: ReactElement | AttributionMark | undefined;
  /** Media type of the shown GIFs, see `Gif`. The sent file depends only on `formats`. @default 'auto' */
  media?: GifMedia | undefined;
  /** `auto` follows the inherited `color-scheme`. @default 'auto' */
  theme?: 'auto' | 'light' | 'dark' | undefined;
}
