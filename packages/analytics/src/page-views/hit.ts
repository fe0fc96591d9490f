/** A page that was seen. */
export interface PageView {
  type: 'page_view';
  /** Virtual path, such as `/search/cats/page/1`. */
  path: string;
  /** Whether it is the page that other sites embed. */
  isEmbed: boolean;
}

/** Something that was done. */
export interface TrackedEvent {
  type: 'event';
  /** @example 'Embed' */
  category: string;
  /** @example 'Click' */
  action: string;
  /** @example 'Share' */
  label: string;
}

/** What goes to a vendor. */
export type Hit = PageView | TrackedEvent;

/** Somebody whom hits are given to. Write one of your own for a tool that has no adapter here. */
export interface Vendor {
  /** By which the consent source knows it. */
  readonly name: string;
  /** Called with consent only. */
  send(hit: Hit): void;
}
