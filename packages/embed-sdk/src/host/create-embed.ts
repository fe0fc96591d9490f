import { createFrame } from '../frame/create-frame.ts';
import type { FrameOptions } from '../frame/frame-options.ts';
import { assertFrame, frameUrl } from '../frame/frame-url.ts';
import { createToken, withInvitation } from './connection.ts';
import { type ControlOptions, controlFrame, type Embed } from './embed.ts';

export interface EmbedOptions extends FrameOptions, ControlOptions {}

/** An element or shadow root that can contain an embed. */
type EmbedContainer = Element | ShadowRoot;

const embeds = new WeakMap<EmbedContainer, Embed>();

/** Returns the embed in a container, unless it was destroyed or its frame was removed. */
export function embedIn(container: EmbedContainer): Embed | undefined {
  const embed = embeds.get(container);
  return embed?.iframe.parentNode === container ? embed : undefined;
}

/**
 * Replaces an element's content with the player of a GIF. Destroys an earlier embed in the element.
 *
 * @example
 * ```ts
 * const embed = createEmbed(element, { id: 'abc', origin: 'https://embed.example.com' });
 * await embed.pause();
 * ```
 *
 * @throws {EmbedError} with code `argument` if `origin`, `id`, `apiKey`, `view` or `theme` is invalid, or a size is
 * not positive.
 */
export function createEmbed(container: EmbedContainer, options: EmbedOptions): Embed {
  assertFrame(options);
  const token = createToken();
  const iframe = createFrame(options);
  iframe.src = withInvitation(frameUrl(options), token);
  embeds.get(container)?.destroy();
  const embed = controlFrame(iframe, token, options, () => {
    embeds.delete(container);
    iframe.remove();
  });
  embeds.set(container, embed);
  container.replaceChildren(iframe);
  return embed;
}
