export interface FrameOptions {
  /** Id of the GIF, sticker or clip. */
  id: string;
  /** Origin of the embed server, such as `https://embed.example.com`. */
  origin: string;
  /**
   * What is shown: the page with attribution, sharing and related GIFs, or the bare player.
   *
   * @default 'embed'
   */
  view?: 'embed' | 'player' | undefined;
  /**
   * The colours of the page: what the visitor's system prefers, or what suits the host page.
   *
   * @default 'auto'
   */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Added to the query of the frame's address. */
  params?: Readonly<Record<string, string>> | undefined;
  /**
   * Key of the GIF API, for the calls that the frame makes in the browser: related GIFs, and the events about GIFs.
   * It stands in the fragment of the address, which no server gets to see. 1 to 128 letters, digits, `-`, `_` and
   * `.`.
   *
   * @default the embed server's own
   */
  apiKey?: string | undefined;
  /**
   * Whether the frame may count anything: events about GIFs, page views, errors. A visitor's Global Privacy Control
   * or Do Not Track turns that off in any case. Stands in the fragment, too.
   *
   * @default true
   */
  analytics?: boolean | undefined;
  /**
   * In px, or percent of the container. A frame is never wider than its container.
   *
   * @default 480
   */
  width?: number | `${number}%` | undefined;
  /**
   * In px. With `autoHeight` it is the height until the player knows its own.
   *
   * @default 480, or what `ratio` says
   */
  height?: number | undefined;
  /**
   * Width of the GIF over its height. The frame then has this ratio from the start, whatever the width of its
   * container. Takes the place of `height`.
   */
  ratio?: number | undefined;
  /**
   * Whether the frame loads only when it is about to be scrolled into view, or when a method is called.
   *
   * @default true
   */
  lazy?: boolean | undefined;
  /**
   * What screen readers call the frame.
   *
   * @default 'GIF'
   */
  title?: string | undefined;
  /**
   * Value of the frame's `sandbox` attribute, such as `'allow-scripts allow-popups'`. Without
   * `allow-same-origin` the player has no origin of its own; it is then known by its token.
   *
   * @default none
   */
  sandbox?: string | undefined;
}
