import { type EmbedOption, FRAGMENT_OPTIONS, type ValueOf } from './fragment-options.ts';

/** Options that every embed needs. */
const REQUIRED_OPTIONS = {
  /** Id of the GIF, sticker or clip: 1 to 64 letters, digits, `-` and `_`. */
  id: { type: 'id' },
  /** Origin of the embed server, such as `https://embed.example.com`. The only origin that messages go to. */
  origin: { type: 'origin' },
} as const satisfies Record<string, EmbedOption>;

/** Options of the frame: its address, attributes and style. */
const FRAME_OPTIONS = {
  /**
   * Content: the page with attribution, sharing and related GIFs, or the bare player.
   *
   * @default 'embed'
   */
  view: { type: ['embed', 'player'], default: 'embed' },
  /**
   * Color scheme of the page; `'auto'` follows the user's system.
   *
   * @default 'auto'
   */
  theme: { type: ['light', 'dark', 'auto'], default: 'auto', query: 'theme' },
  /** Additional query parameters of the frame's address. */
  params: { type: 'parameters' },
  /**
   * px, or a percentage of the container. A frame is never wider than its container.
   *
   * @default 480
   */
  width: { type: 'width', default: 480 },
  /**
   * px. With `autoHeight`, the initial height until the player reports its own.
   *
   * @default 480
   */
  height: { type: 'length', default: 480 },
  /** Aspect ratio of the GIF. The frame keeps it from the start at any container width. Replaces `height`. */
  ratio: { type: 'length' },
  /**
   * Delays loading until the frame is about to scroll into view or a method is called.
   *
   * @default true
   */
  lazy: { type: 'flag', default: true },
  /**
   * Accessible name of the frame.
   *
   * @default 'GIF'
   */
  title: { type: 'text', default: 'GIF' },
  /**
   * Value of the frame's `sandbox` attribute, such as `'allow-scripts allow-popups'`. Without `allow-same-origin` the
   * player has no origin and is identified by its token.
   */
  sandbox: { type: 'text' },
} as const satisfies Record<string, EmbedOption>;

/** Options of the connection to the player. */
const CONTROL_OPTIONS = {
  /**
   * Adjusts the frame's height to its content.
   *
   * At one width it grows at most three times; after that, the content scrolls inside the frame. Content that grows
   * with its frame, such as an infinite list, then cannot push the host page down.
   *
   * @default false
   */
  autoHeight: { type: 'flag', default: false },
  /**
   * Minimum height of the frame with `autoHeight`, in px.
   *
   * @default 100
   */
  minHeight: { type: 'number', default: 100 },
  /**
   * Maximum height of the frame with `autoHeight`, in px, so that a player cannot cover its host page.
   *
   * @default 2000
   */
  maxHeight: { type: 'number', default: 2000 },
  /**
   * Timeout of calls in ms, including the time to load the frame.
   *
   * @default 10000
   */
  timeout: { type: 'number', default: 10_000 },
} as const satisfies Record<string, EmbedOption>;

/**
 * All options of an embed. The functions, attributes, JSX types and addresses derive from this table; an editor or
 * plugin can offer the options by it.
 */
export const EMBED_OPTIONS = {
  ...REQUIRED_OPTIONS,
  ...FRAGMENT_OPTIONS,
  ...FRAME_OPTIONS,
  ...CONTROL_OPTIONS,
};

type Table = Readonly<Record<string, EmbedOption>>;

type Values<Options extends Table> = { [Name in keyof Options]: ValueOf<Options[Name]> };

type Optional<Options extends Table> = {
  [Name in keyof Options]?: ValueOf<Options[Name]> | undefined;
};

/** Options of a frame, without a connection to its player. */
export interface FrameOptions
  extends Values<typeof REQUIRED_OPTIONS>,
    Optional<typeof FRAGMENT_OPTIONS>,
    Optional<typeof FRAME_OPTIONS> {}

/** Options of the connection to the player in a frame. */
export interface ControlOptions
  extends Pick<FrameOptions, 'origin'>,
    Optional<typeof CONTROL_OPTIONS> {}

export interface EmbedOptions extends FrameOptions, ControlOptions {}

type Options = typeof EMBED_OPTIONS;

type Defaults = {
  [Name in keyof Options as Options[Name] extends { default: unknown } ? Name : never]: ValueOf<
    Options[Name]
  >;
};

/** Fills in the defaults. */
export function withDefaults<Given extends Partial<EmbedOptions>>(
  options: Given,
): Defaults & Given {
  const given: Readonly<Record<string, unknown>> = { ...options };
  const entries = Object.entries<EmbedOption>(EMBED_OPTIONS).map(([name, option]) => [
    name,
    given[name] === undefined ? option.default : given[name],
  ]);
  return Object.fromEntries(entries);
}
