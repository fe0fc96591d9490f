interface PageView {
  type: 'page_view';
  /** Virtual path, such as `/search/cats/page/1`. */
  path: string;
  /** True for the embed page. */
  isEmbed: boolean;
}

/** An interaction of a user. */
export interface TrackedEvent {
  type: 'event';
  /** @example 'Embed' */
  category: string;
  /** @example 'Click' */
  action: string;
  /** @example 'Share' */
  label: string;
}

export type Hit = PageView | TrackedEvent;

/** A tool that receives hits. Implement it for tools that are not supported here. */
export interface Vendor {
  /** Name in the consent source. */
  readonly name: string;
  /** Called only with the user's consent. */
  send(hit: Hit): void;
}
