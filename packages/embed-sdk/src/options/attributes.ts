import { EmbedError } from '../embed-error.ts';
import { EMBED_OPTIONS, type EmbedOptions } from './embed-options.ts';
import type { EmbedOption } from './fragment-options.ts';

/** Options with an attribute of their name; the id has its own, and `params` has none. */
const { id: _id, params: _params, ...OPTIONS } = EMBED_OPTIONS;

const toAttribute = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Attributes by option: `max-height` for `maxHeight`. With data attributes, they have the prefix `data-gifkit-`. */
export const OPTION_ATTRIBUTES = Object.keys(OPTIONS).map(toAttribute);

/** Parses a number or a ratio: `1.5`, `3/2`, `3 / 2`. NaN for anything else. */
function toNumber(text: string): number {
  const [first = '', second = '1', ...more] = text.split('/');
  return !more.length && first.trim() && second.trim()
    ? Number(first) / Number(second)
    : Number.NaN;
}

function parse(attribute: string, { type }: EmbedOption, text: string): unknown {
  if (type === 'flag') return text !== 'false';
  const isText = typeof type !== 'string' || /^(?:origin|key|text)$/.test(type);
  if (isText || (type === 'width' && /^[\d.]+%$/.test(text))) return text;
  const value = toNumber(text);
  if (Number.isNaN(value))
    throw new EmbedError('argument', `${attribute} must be a number, not "${text}".`);
  return value;
}

/**
 * Reads options from an element's attributes.
 *
 * @param id of the GIF.
 * @param get returns an attribute's value, or null if it is missing.
 * @throws {EmbedError} with code `argument` if a numeric attribute is not a number.
 */
export function readAttributes(id: string, get: (name: string) => string | null): EmbedOptions {
  const options = Object.entries<EmbedOption>(OPTIONS).flatMap(([name, option]) => {
    const attribute = toAttribute(name);
    const text = get(attribute);
    return text === null ? [] : [[name, parse(attribute, option, text)]];
  });
  return { id, origin: '', ...Object.fromEntries(options) };
}
