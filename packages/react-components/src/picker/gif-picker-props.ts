import type { Rating } from '@gifkit/fetch-api';
import type { Labels, PartialLabels } from '@gifkit/headless';
import type { Columns } from '@gifkit/headless/core';
import type {
  AccountStorage,
  PickerSelection,
  PickerStorage,
  PickerTab,
  RenditionFormat,
} from '@gifkit/headless/core/picker';
import type { AttributionMark } from '@gifkit/headless/picker';
import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import type { CSSProperties, ReactElement, RefObject } from 'react';
import type { GifMedia } from '../gif/gif-props.ts';

export interface GifPickerProps {
  /**
   * The service that GIFs come from. Undefined when there is no key yet; the picker then says so. It gets no
   * request before the picker is open. Another one, by its `id`, gives another list.
   */
  provider: GifProvider | undefined;
  /** A GIF was chosen, with everything that a message needs. */
  onSelect: (gif: IGif, selection: PickerSelection) => void;
  /**
   * Where it is shown. `inline`: in the page. `popover`: over the page beside the `anchor`, or as a bottom
   * sheet in a narrow or a low view. `sheet`: always as a bottom sheet.
   *
   * @default 'inline'
   */
  presentation?: 'inline' | 'popover' | 'sheet' | undefined;
  /** Whether it is shown. @default true */
  open?: boolean | undefined;
  /**
   * The reader wants to close it: by Escape, a click outside, its button, pulling a sheet down, or choosing a
   * GIF.
   */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * The element that opens it: the picker opens beside it and gives the focus back to it. @default the element
   * that had the focus
   */
  anchor?: Element | RefObject<Element | null> | null | undefined;
  /** Whether choosing a GIF closes a picker over the page. @default true */
  closeOnSelect?: boolean | undefined;
  /**
   * The tabs in their order; tabs that the provider does not have are left out. @default ['gifs', 'stickers',
   * 'clips', 'emoji']
   */
  tabs?: readonly PickerTab[] | undefined;
  /** The first search term. @default '' */
  initialTerm?: string | undefined;
  /** Name and placeholder of the field. @default what the service's terms ask for */
  placeholder?: string | undefined;
  /** Whether the field gets the focus. @default true over the page with a mouse, else false */
  autoFocus?: boolean | undefined;
  /** The highest rating that a result may have. Another one gives another list. @default 'pg-13' */
  rating?: Rating | undefined;
  /** Language of the search term, as a BCP 47 tag. @default that of the labels, unless it is English */
  lang?: string | undefined;
  /**
   * The number of columns, fixed or by the width of the picker. @default { 0: 2, 480: 3, 720: 4 }, and more
   * for emoji
   */
  columns?: Columns | undefined;
  /** Width in px at which the sent GIF will be shown; it decides which file is chosen. @default 400 */
  renditionWidth?: number | undefined;
  /** The formats that can be shown where it is sent. Clips are always `mp4`. @default ['webp', 'gif'] */
  formats?: readonly RenditionFormat[] | undefined;
  /** Whether the reader may write another alt text before the GIF is sent. @default false */
  editAlt?: boolean | undefined;
  /** Gives the alt text of a GIF, in place of its own. */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * Stores recents and favourites, as references without any address; `{ account }` stores them in the browser
   * for one account of your app; `null` stores nothing. Nothing is stored either when analytics is switched
   * off, by `configureAnalytics` or a PingbackContextManager. When the provider's service keeps recents, they
   * are fetched from it and not stored here.
   *
   * @default the browser's local storage
   */
  storage?: PickerStorage | AccountStorage | null | undefined;
  /**
   * The service's official mark: an element, or its file with its size in px. It takes the place of the words in
   * the footer, where the terms of GIPHY and KLIPY want it; no package brings it along.
   *
   * @default the words of the service's terms
   */
  attribution?: ReactElement | AttributionMark | undefined;
  /** How the GIFs are shown, see `Gif`. The file that is sent depends on `formats` alone. @default 'image' */
  media?: GifMedia | undefined;
  /** Whether stills are shown; without it, the reader and the reader's setting for less motion decide. */
  paused?: boolean | undefined;
  /** The reader used the motion switch. */
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** @default 'auto': the `color-scheme` around it */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Labels for the picker and everything in it. @default English, or those of the LabelsProvider around it */
  labels?: PartialLabels<Labels> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}
