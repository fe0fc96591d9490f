/** Nothing to escape and nothing to resolve. So are most, and parsing them would delay the first tiles of a grid. */
const PLAIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?\/(?:[\w/~-]|\.(?!\.))*$/;

/** Everything else is no link, whatever it is; an error of the parser costs more than its answer. */
const HTTP = /^\s*https?:/i;

/**
 * A URL from the service as something a link may lead to: absolute, http or https, so that nothing like
 * `javascript:` gets through.
 *
 * @returns nothing for any other value.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (PLAIN.test(value)) return value;
  if (!HTTP.test(value)) return undefined;
  try {
    return new URL(value).href;
  } catch {
    return undefined;
  }
}
