import type { Columns } from '@gifkit/headless/core';
import type { AttributionMark, GifPicker } from '@gifkit/headless/picker';
import type { GifProvider } from '@gifkit/providers';
import type { ReactElement, RefObject } from 'react';
import type { GifMedia } from '../gif/gif-props.ts';

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
   * The service that GIFs come from. Undefined when there is no key yet; the picker then says so. It gets no
   * request before the picker is open. Another one, by its `id`, gives another list.
   */
  provider: GifProvider | undefined;
  /**
   * Where it is shown. `inline`: in the page. `popover`: over the page beside the `anchor`, or as a bottom
   * sheet in a narrow or a low view. `sheet`: always as a bottom sheet.
   *
   * @default 'inline'
   */
  presentation?: 'inline' | 'popover' | 'sheet' | undefined;
  /** Whether it is shown. @default true */
  open?: boolean | undefined;
  /** The reader wants to close it: by Escape, a click outside, its button, or choosing a GIF. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * The element that opens it: the picker opens beside it and gives the focus back to it. @default the element
   * that had the focus
   */
  anchor?: Element | RefObject<Element | null> | null | undefined;
  /** Whether choosing a GIF closes a picker over the page. @default true */
  closeOnSelect?: boolean | undefined;
  /** Name and placeholder of the field. @default what the service's terms ask for */
  placeholder?: string | undefined;
  /** Whether the field gets the focus. @default true over the page with a mouse, else false */
  autoFocus?: boolean | undefined;
  /**
   * The number of columns, fixed or by the width of the picker. @default { 0: 2, 480: 3, 720: 4 }, and more
   * for emoji
   */
  columns?: Columns | undefined;
  /**
   * The service's official mark: an element, or its file with its size in px. It takes the place of the words in
   * the footer, where the terms of GIPHY and KLIPY want it; no package brings it along.
   *
   * @default the words of the service's terms
   */
  attribution?: ReactElement | AttributionMark | undefined;
  /** How the GIFs are shown, see `Gif`. The file that is sent depends on `formats` alone. @default 'image' */
  media?: GifMedia | undefined;
  /** @default 'auto': the `color-scheme` around it */
  theme?: 'auto' | 'light' | 'dark' | undefined;
}
