import { assertOptions } from '../options/check-options.ts';
import type { FrameOptions } from '../options/embed-options.ts';
import { frameAttributes, frameStyle } from './frame-attributes.ts';
import { frameUrl } from './frame-url.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and XML, in elements and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/**
 * Returns HTML to paste into a page, with the same frame that `createEmbed` makes. Works without a document, so also
 * on servers.
 *
 * @example
 * ```ts
 * const html = embedCode({ id: 'abc', origin: 'https://embed.example.com', title: 'A cat that waves' });
 * ```
 *
 * @throws {EmbedError} with code `argument` if `origin`, `id`, `apiKey`, `view` or `theme` is invalid, or a size is
 * not positive.
 */
export function embedCode(options: FrameOptions): string {
  assertOptions(options);
  const style = Object.entries(frameStyle(options)).map(([name, value]) => `${name}:${value}`);
  const attributes = {
    src: frameUrl(options),
    ...frameAttributes(options),
    style: style.join(';'),
  };
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<iframe ${pairs.join(' ')}></iframe>`;
}
