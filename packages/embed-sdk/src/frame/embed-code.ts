import { frameAttributes, frameStyle } from './frame-attributes.ts';
import type { FrameOptions } from './frame-options.ts';
import { assertFrame, frameUrl } from './frame-url.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it stands in HTML or XML, in an element or in an attribute with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/**
 * HTML that puts the player of a GIF into a page: the same frame that `createEmbed` makes, to be pasted.
 * Works without a document, on servers too.
 *
 * @example
 * ```ts
 * const html = embedCode({ id: 'abc', origin: 'https://embed.example.com', title: 'A cat that waves' });
 * ```
 *
 * @throws {EmbedError} with code `argument` when `origin` is no origin, `id` no id, `apiKey` no key, `view` no view,
 * `theme` no theme, or a size not positive.
 */
export function embedCode(options: FrameOptions): string {
  assertFrame(options);
  const style = Object.entries(frameStyle(options)).map(([name, value]) => `${name}:${value}`);
  const attributes = {
    src: frameUrl(options),
    ...frameAttributes(options),
    style: style.join(';'),
  };
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<iframe ${pairs.join(' ')}></iframe>`;
}
