import { createFrame } from '../frame/create-frame.ts';
import type { FrameOptions } from '../frame/frame-options.ts';
import { assertFrame, frameUrl } from '../frame/frame-url.ts';
import { createToken, withInvitation } from './connection.ts';
import { type ControlOptions, controlFrame, type Embed } from './embed.ts';

export interface EmbedOptions extends FrameOptions, ControlOptions {}

/** An element or a shadow root, which an embed can be put into. */
type EmbedContainer = Element | ShadowRoot;

const embeds = new WeakMap<EmbedContainer, Embed>();

/** The embed in an element, unless it was destroyed or its frame was taken out. */
export function embedIn(container: EmbedContainer): Embed | undefined {
  const embed = embeds.get(container);
  return embed?.iframe.parentNode === container ? embed : undefined;
}

/**
 * Puts the player of a GIF into an element, in place of the element's content. An embed that was in it is
 * destroyed.
 *
 * @example
 * ```ts
 * const embed = createEmbed(element, { id: 'abc', origin: 'https://embed.example.com' });
 * await embed.pause();
 * ```
 *
 * @throws {EmbedError} with code `argument` when `origin` is no origin, `id` no id, `apiKey` no key, `view` no view,
 * `theme` no theme, or a size not positive.
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
