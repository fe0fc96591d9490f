import type { Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import type { CSSProperties, RefObject } from 'react';
import type { GifMedia } from '../gif/gif-props.ts';
import type { Columns } from '../grid/columns-at.ts';
import type { PartialLabels } from '../labels/merge-labels.ts';
import type { PickerStorage } from './kept/picker-storage.ts';
import type { PickerLabels } from './labels/picker-labels.ts';
import type { RenditionFormat } from './send/choose-rendition.ts';
import type { PickerSelection } from './send/selection.ts';
import type { PickerTab } from './state/picker-tabs.ts';

export interface GifPickerProps {
  /**
   * Where GIFs come from; nothing where there is no key yet, which the picker then says. Asked for nothing
   * until the picker is open.
   */
  provider: GifProvider | undefined;
  /** A GIF was chosen, with everything that a message needs. */
  onSelect: (gif: IGif, selection: PickerSelection) => void;
  /**
   * Where it stands: in the page; over it beside the `anchor`, or as a bottom sheet where the screen is
   * narrow; always as a bottom sheet.
   *
   * @default 'inline'
   */
  presentation?: 'inline' | 'popover' | 'sheet' | undefined;
  /** Whether it is there at all. @default true */
  open?: boolean | undefined;
  /** It wants to be closed: Escape, a click outside, its button, a sheet that was pulled down, a GIF was chosen. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What opens it: it opens beside it, and gives the focus back to it. @default what had the focus */
  anchor?: Element | RefObject<Element | null> | null | undefined;
  /** Whether choosing a GIF closes it, where it does not stand in the page. @default true */
  closeOnSelect?: boolean | undefined;
  /** Out of these, the provider's; in this order. @default ['gifs', 'stickers', 'clips', 'emoji'] */
  tabs?: readonly PickerTab[] | undefined;
  /** What is searched for at first. @default '' */
  initialTerm?: string | undefined;
  /** Name and placeholder of the field. @default what the service's terms ask for */
  placeholder?: string | undefined;
  /** Whether the field takes the focus. @default where it opens over the page, and there is a mouse */
  autoFocus?: boolean | undefined;
  /** The highest that a result may have. @default 'pg-13' */
  rating?: Rating | undefined;
  /** Language of what is searched for, as a BCP 47 tag. @default that of the labels, but for English */
  lang?: string | undefined;
  /** How many columns, or by the width of the picker. @default { 0: 2, 480: 3, 720: 4 }, and more for emoji */
  columns?: Columns | undefined;
  /** px at which the GIF will be shown where it is sent: decides which file is the lightest one. @default 400 */
  renditionWidth?: number | undefined;
  /** What the place it is sent to can show. Clips are always `mp4`. @default ['webp', 'gif'] */
  formats?: readonly RenditionFormat[] | undefined;
  /** Whether the reader may write another alt text before the GIF is sent. @default false */
  editAlt?: boolean | undefined;
  /** What a GIF shows, in place of its own alt text. */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * Keeps recents and favourites; `null` for nothing. Nothing is kept either where analytics is switched
   * off, by `configureAnalytics` or a PingbackContextManager. Recents that the provider has by its service are
   * asked of that, and not stored.
   *
   * @default the browser's local storage
   */
  storage?: PickerStorage | null | undefined;
  /** What the GIFs are shown as, see `Gif`. What is sent is chosen by `formats` all the same. @default 'image' */
  media?: GifMedia | undefined;
  /** Show stills; without it the reader decides, and their wish for less motion. */
  paused?: boolean | undefined;
  /** The switch was used. */
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** @default 'auto': as the `color-scheme` around it says */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Other words, of the picker and of everything in it. @default English, or those of the LabelsProvider around it */
  labels?: PartialLabels<PickerLabels> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}
