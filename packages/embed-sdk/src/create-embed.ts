import { type ControlOptions, controlFrame, type Embed } from './embed.ts';
import { createFrame, type FrameOptions, frameUrl } from './frame.ts';
import { assertOrigin, createToken, inviting } from './invitation.ts';

export interface EmbedOptions extends FrameOptions, ControlOptions {}

/**
 * Puts the player of a GIF into an element, in place of what is in there.
 *
 * @example
 * ```ts
 * const embed = createEmbed(element, { id: 'abc', origin: 'https://embed.example.com' });
 * await embed.pause();
 * ```
 *
 * @throws EmbedError with code `argument` when `origin` is no origin or `id` no id.
 */
export function createEmbed(element: Element, options: EmbedOptions): Embed {
  assertOrigin(options.origin);
  const token = createToken();
  const iframe = createFrame(options);
  iframe.src = inviting(frameUrl(options), token);
  const embed = controlFrame(iframe, token, options, () => iframe.remove());
  element.replaceChildren(iframe);
  return embed;
}
