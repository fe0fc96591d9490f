/**
 * Entry for a script tag: starts the page's `data-gifkit-embed` elements once the document is parsed, and defines
 * the element `<gifkit-embed>`. Does nothing without a document, such as on a server or in a worker.
 */
import { GifkitEmbedElement } from './markup/GifkitEmbedElement.ts';
import { start } from './markup/start.ts';

export { connectEmbed, createEmbed } from './host/create-embed.ts';
export { GifkitEmbedElement, start };

// A bundle may import this on a server.
if (typeof document !== 'undefined') {
  // A page may include the script twice.
  if (!customElements.get('gifkit-embed')) {
    customElements.define('gifkit-embed', GifkitEmbedElement);
  }
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => start(), { once: true });
  } else start();
}
