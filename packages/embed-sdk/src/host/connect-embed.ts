import { EmbedError } from '../embed-error.ts';
import { assertOrigin } from '../frame/frame-url.ts';
import { createToken } from './connection.ts';
import { type ControlOptions, controlFrame, type Embed, embedOf } from './embed.ts';

/**
 * Controls the player of an existing frame, such as pasted embed code. Returns the frame's embed if it already has
 * one.
 *
 * @throws {EmbedError} with code `argument` if `origin` is invalid, or with code `origin` if the frame's `src` is not
 * of that origin.
 */
export function connectEmbed(iframe: HTMLIFrameElement, options: ControlOptions): Embed {
  assertOrigin(options.origin);
  if (!iframe.src.startsWith(`${options.origin}/`))
    throw new EmbedError('origin', `The frame does not show a page of ${options.origin}.`);
  return embedOf(iframe) ?? controlFrame(iframe, createToken(), options);
}
