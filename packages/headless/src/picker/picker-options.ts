import type { Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import type { AccountStorage, PickerStorage } from '../core/picker/saved/picker-storage.ts';
import type { RenditionFormat } from '../core/picker/send/choose-rendition.ts';
import type { PickerSelection } from '../core/picker/send/selection.ts';
import type { PickerTab } from '../core/picker/state/picker-reducer.ts';

export interface PickerOptions {
  /** Service of the GIFs. A provider with a new `id` starts a new list. */
  provider: GifProvider;
  /** Called when the user chooses a GIF, with everything that a message needs. */
  onSelect: (gif: IGif, selection: PickerSelection) => void;
  /** Tabs in order, by default all; those that the service lacks are left out. */
  tabs?: readonly PickerTab[] | undefined;
  /**
   * Current tab, controlled by the host: one of the service's, or a custom one whose list the host shows. If undefined,
   * the user decides, starting with the first.
   */
  tab?: string | undefined;
  onTabChange?: ((tab: string) => void) | undefined;
  /** Search term, controlled by the host. If undefined, the user decides. */
  term?: string | undefined;
  /** Called when the term changes: by typing, after a pause, or by a suggestion, a category, a shelf or a tab. */
  onTermChange?: ((term: string) => void) | undefined;
  /** Initial search term. @default '' */
  initialTerm?: string | undefined;
  /** Highest rating of results. A new value starts a new list. @default 'pg-13' */
  rating?: Rating | undefined;
  /** Language of the search term, as a BCP 47 tag. If undefined, that of the labels unless it is English. */
  lang?: string | undefined;
  /** px; width of the GIF in the message, which decides the file. @default 400 */
  renditionWidth?: number | undefined;
  /** Formats that the message can show. Clips are always `mp4`. @default ['webp', 'gif'] */
  formats?: readonly RenditionFormat[] | undefined;
  /** Lets the user edit the alt text before sending, in `AltText`. @default false */
  editAlt?: boolean | undefined;
  /** Overrides the alt text of a GIF. */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * Stores recents and favorites as references without URLs. `{ account }` stores them in the browser for one account
   * of your app; `null` stores nothing. Nothing is stored if analytics is off, by `configureAnalytics` or a
   * `PingbackContextManager`. If the service stores recents itself, they are fetched from it. If undefined, the
   * browser's `localStorage` is used.
   */
  storage?: PickerStorage | AccountStorage | null | undefined;
  /** Focuses the field at first. @default false */
  autoFocus?: boolean | undefined;
  /** True for a picker in a popover: Escape then closes it without clearing the term first. @default false */
  isFloating?: boolean | undefined;
  /**
   * True if the children ask for the variation of an emoji, by `usePicker`; otherwise the emoji itself is sent.
   *
   * @default false
   */
  hasVariations?: boolean | undefined;
  /** Called on Escape when nothing in the picker is left to go back from. */
  onClose?: (() => void) | undefined;
}
