import { EmbedError } from '../embed-error.ts';
import { isOrigin } from '../protocol/checks.ts';
import { EMBED_OPTIONS, type EmbedOptions } from './embed-options.ts';
import { API_KEY_PATTERN, type EmbedOption } from './fragment-options.ts';

/** Regular expression source of the id of a GIF, sticker or clip, for routes of an embed server. */
export const GIF_ID_PATTERN = '[A-Za-z0-9_-]{1,64}';

const isAll = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

/**
 * Whether a text is a valid id of a GIF, sticker or clip. An embed server responds to any other id with 404, and
 * `createEmbed` throws.
 */
export const isGifId = (text: string): boolean => isAll(GIF_ID_PATTERN, text);

/** Predicate for messages about an invalid key, which never contain the key. */
export const API_KEY_RULE = 'has 1 to 128 letters, digits, "-", "_" and "."';

/** Says why a value is invalid; undefined if it is valid. */
function faultOf(name: string, { type }: EmbedOption, value: unknown): string | undefined {
  const text = String(value);
  if (typeof type !== 'string') {
    if (type.includes(text)) return;
    const choices = type.map((choice) => `"${choice}"`).join(', ');
    return `${name} must be ${choices.replace(/, (?=[^,]*$)/, ' or ')}, not "${text}".`;
  }
  if (type === 'id' && !isGifId(text))
    return `"${text}" is not an id, which has 1 to 64 letters, digits, "-" and "_".`;
  if (type === 'origin' && !(isOrigin(text) && /^https?:/.test(text)))
    return `"${text}" is not an origin, such as https://embed.example.com.`;
  if (type === 'key' && !isAll(API_KEY_PATTERN, text)) return `${name} ${API_KEY_RULE}.`;
  if (type !== 'length' && type !== 'width') return;
  const number = type === 'width' ? Number.parseFloat(text) : Number(value);
  if (!(number > 0 && number < Number.POSITIVE_INFINITY))
    return `${name} must be a positive number, not "${number}".`;
}

/**
 * Validates options, which may come from users' input.
 *
 * @param names of the options to check. @default all
 * @throws {EmbedError} with code `argument` if one is invalid.
 */
export function assertOptions(
  options: Partial<EmbedOptions>,
  names: readonly (keyof EmbedOptions)[] = Object.keys(EMBED_OPTIONS) as (keyof EmbedOptions)[],
): void {
  for (const name of names) {
    const isSet = options[name] !== undefined || name === 'id' || name === 'origin';
    const fault = isSet && faultOf(name, EMBED_OPTIONS[name], options[name]);
    if (fault) throw new EmbedError('argument', fault);
  }
}
