/**
 * For a script tag: starts the embeds of the page's `data-gifkit-embed` elements as soon as the page is read,
 * and defines the element `<gifkit-embed>`. Where there is no page, on a server or in a worker, it does nothing.
 */
import { GifkitEmbedElement } from './markup/GifkitEmbedElement.ts';
import { start } from './markup/start.ts';

export { connectEmbed } from './host/connect-embed.ts';
export { createEmbed } from './host/create-embed.ts';
export { GifkitEmbedElement, start };

// On a server, where a bundle may import it, there is no page to start anything in.
if (typeof document !== 'undefined') {
  // The script may be on a page twice.
  if (!customElements.get('gifkit-embed')) {
    customElements.define('gifkit-embed', GifkitEmbedElement);
  }
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => start(), { once: true });
  } else start();
}
