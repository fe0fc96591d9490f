import { createEmbed, type EmbedOptions } from './create-embed.ts';
import type { Embed } from './embed.ts';

const started = new WeakMap<Element, Embed>();

const numeric = (text: string): number | `${number}%` =>
  text.endsWith('%') ? `${Number.parseFloat(text)}%` : Number(text);

/** The options that an element's `data-gifkit-…` attributes stand for. */
export function readOptions({ dataset }: HTMLElement): EmbedOptions {
  const { gifkitWidth, gifkitHeight, gifkitView, gifkitTitle, gifkitSandbox } = dataset;
  return {
    id: dataset.gifkitEmbed ?? '',
    origin: dataset.gifkitOrigin ?? '',
    view: gifkitView === 'player' ? 'player' : 'embed',
    lazy: dataset.gifkitLazy !== 'false',
    autoHeight: dataset.gifkitAutoHeight !== undefined && dataset.gifkitAutoHeight !== 'false',
    ...(gifkitWidth && { width: numeric(gifkitWidth) }),
    ...(gifkitHeight && { height: Number(gifkitHeight) }),
    ...(gifkitTitle && { title: gifkitTitle }),
    ...(gifkitSandbox !== undefined && { sandbox: gifkitSandbox }),
  };
}

/**
 * Starts every `[data-gifkit-embed]` below a root that has not been started yet. An element with wrong
 * attributes keeps what is in it, and its error is reported like one that nobody caught.
 *
 * @param root Where to look. @default document
 * @returns the embeds below the root, those started earlier included.
 */
export function start(root: ParentNode = document): Embed[] {
  return [...root.querySelectorAll<HTMLElement>('[data-gifkit-embed]')].flatMap((element) => {
    try {
      const embed = started.get(element) ?? createEmbed(element, readOptions(element));
      started.set(element, embed);
      return [embed];
    } catch (error) {
      reportError(error);
      return [];
    }
  });
}
