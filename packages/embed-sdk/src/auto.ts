/** Starts the embeds that a page's `data-gifkit-embed` elements ask for, as soon as the page is read. */
import { start } from './start.ts';

export { connectEmbed } from './connect-embed.ts';
export { createEmbed } from './create-embed.ts';
export { start };

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => start(), { once: true });
else start();
