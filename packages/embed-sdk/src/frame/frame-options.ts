/** Regular expression source of a GIF, sticker or clip id, for routes. */
export const GIF_ID_PATTERN = '[A-Za-z0-9_-]{1,64}';

/** Name of the API key in the fragment or query of a frame's address. */
export const API_KEY_NAME = 'api_key';

/** Regular expression source of a key; matches only characters that need no escaping in URLs. */
export const API_KEY_PATTERN = '[\\w.-]{1,128}';

/** Predicate for messages about an invalid key, which never contain the key. */
export const API_KEY_RULE = 'has 1 to 128 letters, digits, "-", "_" and "."';

/** Name of the fragment parameter that is `off` if analytics is turned off. */
export const ANALYTICS_NAME = 'analytics';

export interface FrameOptions {
  /** Id of the GIF, sticker or clip. */
  id: string;
  /** Origin of the embed server, such as `https://embed.example.com`. */
  origin: string;
  /**
   * Content: the page with attribution, sharing and related GIFs, or the bare player.
   *
   * @default 'embed'
   */
  view?: 'embed' | 'player' | undefined;
  /**
   * Color scheme of the page; `'auto'` follows the visitor's system.
   *
   * @default 'auto'
   */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Additional query parameters of the frame's address. */
  params?: Readonly<Record<string, string>> | undefined;
  /**
   * API key for the frame's own calls in the browser: related GIFs and pingbacks. Passed in the fragment, which is
   * never sent to a server. 1 to 128 letters, digits, `-`, `_` and `.`.
   *
   * @default the embed server's key
   */
  apiKey?: string | undefined;
  /**
   * Whether the frame may send pingbacks, page views and errors. A visitor's Global Privacy Control or Do Not Track
   * always turns them off. Passed in the fragment.
   *
   * @default true
   */
  analytics?: boolean | undefined;
  /**
   * px, or a percentage of the container. A frame is never wider than its container.
   *
   * @default 480
   */
  width?: number | `${number}%` | undefined;
  /**
   * px. With `autoHeight`, the initial height until the player reports its own.
   *
   * @default 480, or the height that results from `ratio`
   */
  height?: number | undefined;
  /**
   * Aspect ratio of the GIF. The frame keeps it from the start at any container width. Replaces `height`.
   */
  ratio?: number | undefined;
  /**
   * Delays loading until the frame is about to scroll into view or a method is called.
   *
   * @default true
   */
  lazy?: boolean | undefined;
  /**
   * Accessible name of the frame.
   *
   * @default 'GIF'
   */
  title?: string | undefined;
  /**
   * Value of the frame's `sandbox` attribute, such as `'allow-scripts allow-popups'`. Without `allow-same-origin` the
   * player has no origin and is identified by its token.
   *
   * @default none
   */
  sandbox?: string | undefined;
}
