/** Values of each type of option. */
interface OptionTypes {
  id: string;
  origin: string;
  key: string;
  text: string;
  flag: boolean;
  number: number;
  /** A number above 0. */
  length: number;
  /** A number above 0, or a percentage. */
  width: number | `${number}%`;
  parameters: Readonly<Record<string, string>>;
}

/** One option, for all the ways to set it. */
export interface EmbedOption {
  /** Type of its values, or the texts to choose from. */
  type: keyof OptionTypes | readonly string[];
  /** Value if it is not set. */
  default?: unknown;
  /** Name of its parameter in the query of the frame's address. */
  query?: string;
  /**
   * Name of its parameter in the fragment of the frame's address, which is not sent to servers. With both names,
   * {@link frameUrl} writes the fragment, and the page reads either.
   */
  fragment?: string;
}

/** Value of an option. */
export type ValueOf<Option extends EmbedOption> = Option['type'] extends keyof OptionTypes
  ? OptionTypes[Option['type']]
  : Option['type'] extends readonly (infer Choice)[]
    ? Choice
    : never;

/**
 * Options in the fragment of the frame's address, which only the page's scripts can read. In a file of their own,
 * because those scripts need no other option.
 */
export const FRAGMENT_OPTIONS = {
  /**
   * API key for the frame's own calls in the browser: related GIFs and pingbacks; replaces the embed server's key.
   * Passed in the fragment, which is never sent to a server. 1 to 128 letters, digits, `-`, `_` and `.`.
   */
  apiKey: { type: 'key', query: 'api_key', fragment: 'api_key' },
  /**
   * Whether the frame may send pingbacks, page views and errors. A user's Global Privacy Control or Do Not Track
   * always turns them off. Passed in the fragment.
   *
   * @default true
   */
  analytics: { type: 'flag', default: true, fragment: 'analytics' },
} as const satisfies Record<string, EmbedOption>;

/** Regular expression source of an API key. Its characters need no escaping in URLs. */
export const API_KEY_PATTERN = '[\\w.-]{1,128}';

/** Regular expression sources of parameters. A flag is only passed to turn it off. */
const PARAMETERS: Readonly<Record<string, string>> = { key: API_KEY_PATTERN, flag: 'off' };

/** Reads an option from its page's address; undefined if it is not set or invalid. */
export function readOption<Option extends EmbedOption>(
  { type, query, fragment }: Option,
  { search, hash }: Pick<URL, 'search' | 'hash'>,
): ValueOf<Option> | undefined {
  const pattern = typeof type === 'string' ? PARAMETERS[type] : type.join('|');
  const read = (part: string, name: string | undefined) =>
    name ? new RegExp(`[?#&]${name}=(${pattern})(?:&|$)`).exec(part)?.[1] : undefined;
  const text = read(search, query) ?? read(hash, fragment);
  return (type === 'flag' && text ? false : text) as ValueOf<Option> | undefined;
}
