/**
 * For a script tag: starts the embeds of the page's `data-gifkit-embed` elements as soon as the page is read,
 * and defines the element `<gifkit-embed>`.
 */
import { GifkitEmbedElement } from './markup/GifkitEmbedElement.ts';
import { start } from './markup/start.ts';

export { connectEmbed } from './host/connect-embed.ts';
export { createEmbed } from './host/create-embed.ts';
export { GifkitEmbedElement, start };

// The script may be on a page twice.
if (!customElements.get('gifkit-embed')) customElements.define('gifkit-embed', GifkitEmbedElement);

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => start(), { once: true });
else start();
