import type { Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import type { AccountStorage, PickerStorage } from '../core/picker/kept/picker-storage.ts';
import type { RenditionFormat } from '../core/picker/send/choose-rendition.ts';
import type { PickerSelection } from '../core/picker/send/selection.ts';
import type { PickerTab } from '../core/picker/state/picker-reducer.ts';

/** How a picker behaves, whatever it looks like. */
export interface PickerOptions {
  /** The service that GIFs come from. Another one, by its `id`, gives another list. */
  provider: GifProvider;
  /** A GIF was chosen, with everything that a message needs. */
  onSelect: (gif: IGif, selection: PickerSelection) => void;
  /** The service's tabs in their order; those that it does not have are left out. @default all */
  tabs?: readonly PickerTab[] | undefined;
  /**
   * The tab that is shown, where the host decides it: one of the service's, or one of the host's own, whose list
   * the host shows. @default the reader decides, beginning with the first
   */
  tab?: string | undefined;
  onTabChange?: ((tab: string) => void) | undefined;
  /** The search term, where the host decides it. @default the reader decides */
  term?: string | undefined;
  /** The term changed: by typing, after a pause, or by a suggestion, a category, a shelf or a tab. */
  onTermChange?: ((term: string) => void) | undefined;
  /** The first search term. @default '' */
  initialTerm?: string | undefined;
  /** The highest rating that a result may have. Another one gives another list. @default 'pg-13' */
  rating?: Rating | undefined;
  /** Language of the search term, as a BCP 47 tag. @default that of the labels, unless it is English */
  lang?: string | undefined;
  /** Width in px at which the sent GIF will be shown; it decides which file is chosen. @default 400 */
  renditionWidth?: number | undefined;
  /** The formats that can be shown where it is sent. Clips are always `mp4`. @default ['webp', 'gif'] */
  formats?: readonly RenditionFormat[] | undefined;
  /** Whether the reader may write another alt text before the GIF is sent: `AltText` asks. @default false */
  editAlt?: boolean | undefined;
  /** Gives the alt text of a GIF, in place of its own. */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * Stores recents and favorites, as references without any address; `{ account }` stores them in the browser
   * for one account of your app; `null` stores nothing. Nothing is stored if analytics is off, by
   * `configureAnalytics` or a `PingbackContextManager`. A service that keeps recents itself is asked for them.
   *
   * @default the browser's local storage
   */
  storage?: PickerStorage | AccountStorage | null | undefined;
  /** Whether the field has the focus at first. @default false */
  autoFocus?: boolean | undefined;
  /** Escape was pressed, and there was nothing left in the picker to go back from. */
  onClose?: (() => void) | undefined;
}
