/** A page view. */
interface PageView {
  type: 'page_view';
  /** Virtual path, such as `/search/cats/page/1`. */
  path: string;
  /** Whether it is the embed page. */
  isEmbed: boolean;
}

/** Something that a visitor did. */
export interface TrackedEvent {
  type: 'event';
  /** @example 'Embed' */
  category: string;
  /** @example 'Click' */
  action: string;
  /** @example 'Share' */
  label: string;
}

/** What is sent to a vendor. */
export type Hit = PageView | TrackedEvent;

/** A tool that receives hits. Write your own for a tool that is not supported here. */
export interface Vendor {
  /** Its name in the consent source. */
  readonly name: string;
  /** Called only with the visitor's consent. */
  send(hit: Hit): void;
}
