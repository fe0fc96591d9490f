import { EmbedError } from '../embed-error.ts';
import type { EmbedOptions } from '../host/create-embed.ts';

const TEXTS = ['view', 'theme', 'title', 'sandbox', 'api-key'] as const;
const NUMBERS = ['height', 'ratio', 'min-height', 'max-height', 'timeout'] as const;

/** Attribute names; {@link start} reads them with the prefix `data-gifkit-`. */
export const OPTION_ATTRIBUTES = [
  ...TEXTS,
  ...NUMBERS,
  'origin',
  'width',
  'lazy',
  'auto-height',
  'analytics',
] as const;

/** Option of an attribute: `maxHeight` for `max-height`. */
const toOption = (attribute: string): string =>
  attribute.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());

/** Parses a number or a ratio: `1.5`, `3/2`, `3 / 2`. NaN for anything else. */
function toNumber(text: string): number {
  const [first = '', second = '1', ...more] = text.split('/');
  return !more.length && first.trim() && second.trim()
    ? Number(first) / Number(second)
    : Number.NaN;
}

/**
 * Reads options from an element's attributes.
 *
 * @param id of the GIF.
 * @param get returns an attribute's value, or null if it is missing.
 * @throws {EmbedError} with code `argument` if a numeric attribute is not a number.
 */
export function readOptions(
  id: string,
  get: (name: (typeof OPTION_ATTRIBUTES)[number]) => string | null,
): EmbedOptions {
  const options: Record<string, unknown> = {};
  for (const name of TEXTS) if (get(name) !== null) options[toOption(name)] = get(name);
  for (const name of [...NUMBERS, 'width'] as const) {
    const text = get(name);
    if (text === null) continue;
    const isPercentage = name === 'width' && /^[\d.]+%$/.test(text);
    const value = isPercentage ? text : toNumber(text);
    if (Number.isNaN(value))
      throw new EmbedError('argument', `${name} must be a number, not "${text}".`);
    options[toOption(name)] = value;
  }
  return {
    ...options,
    id,
    origin: get('origin') ?? '',
    lazy: get('lazy') !== 'false',
    ...(get('analytics') === 'false' && { analytics: false }),
    autoHeight: (get('auto-height') ?? 'false') !== 'false',
  };
}
