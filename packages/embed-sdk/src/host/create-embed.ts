import { EmbedError } from '../embed-error.ts';
import { createFrame } from '../frame/frame-attributes.ts';
import { frameUrl } from '../frame/frame-url.ts';
import { assertOptions } from '../options/check-options.ts';
import type { ControlOptions, EmbedOptions } from '../options/embed-options.ts';
import { createToken, withInvitation } from './connection.ts';
import { controlFrame, type Embed, embedOf, setEmbed } from './embed.ts';

/** An element or shadow root that can contain an embed. */
type EmbedContainer = Element | ShadowRoot;

/** Returns the embed in a container, unless it was destroyed or its frame was removed. */
export function embedIn(container: EmbedContainer): Embed | undefined {
  const embed = embedOf(container);
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
  assertOptions(options);
  const token = createToken();
  const iframe = createFrame(options);
  iframe.src = withInvitation(frameUrl(options), token);
  embedOf(container)?.destroy();
  const embed = controlFrame(iframe, token, options, () => {
    setEmbed(container);
    iframe.remove();
  });
  setEmbed(container, embed);
  container.replaceChildren(iframe);
  return embed;
}

/**
 * Controls the player of an existing frame, such as pasted embed code. Returns the frame's embed if it already has
 * one.
 *
 * @throws {EmbedError} with code `argument` if `origin` is invalid, or with code `origin` if the frame's `src` is not
 * of that origin.
 */
export function connectEmbed(iframe: HTMLIFrameElement, options: ControlOptions): Embed {
  assertOptions(options, ['origin']);
  if (!iframe.src.startsWith(`${options.origin}/`))
    throw new EmbedError('origin', `The frame does not show a page of ${options.origin}.`);
  return embedOf(iframe) ?? controlFrame(iframe, createToken(), options);
}
