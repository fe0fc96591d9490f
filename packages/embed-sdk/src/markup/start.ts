import { createEmbed, embedIn } from '../host/create-embed.ts';
import type { Embed } from '../host/embed.ts';
import { readAttributes } from '../options/attributes.ts';

/**
 * Starts every `[data-gifkit-embed]` below a root that has no embed. An element with invalid attributes keeps its
 * content, and its error is reported as an uncaught error of the page.
 *
 * @param root to search. @default document
 * @returns all embeds below the root, including those started earlier.
 */
export function start(root: ParentNode = document): Embed[] {
  return [...root.querySelectorAll<HTMLElement>('[data-gifkit-embed]')].flatMap((element) => {
    const get = (name: string) => element.getAttribute(`data-gifkit-${name}`);
    try {
      const id = element.dataset.gifkitEmbed ?? '';
      return [embedIn(element) ?? createEmbed(element, readAttributes(id, get))];
    } catch (error) {
      reportError(error);
      return [];
    }
  });
}
