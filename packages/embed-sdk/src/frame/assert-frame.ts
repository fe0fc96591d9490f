import { EmbedError } from '../embed-error.ts';
import { isOrigin } from '../protocol/is-origin.ts';
import type { FrameOptions } from './frame-options.ts';
import { isGifId } from './gif-id.ts';

/** @throws {EmbedError} with code `argument` when a text is not the origin of a page on the web. */
export function assertOrigin(origin: string): void {
  if (!isOrigin(origin))
    throw new EmbedError(
      'argument',
      `"${origin}" is no origin; one looks like https://embed.example.com.`,
    );
}

/**
 * Checks what the address of a frame is made of: hosts hand over what their visitors typed.
 *
 * @throws {EmbedError} with code `argument` when `origin` is no origin, `id` no id, `view` no view, or `theme` no
 * theme.
 */
export function assertFrame({
  id,
  origin,
  view = 'embed',
  theme = 'auto',
}: Pick<FrameOptions, 'id' | 'origin' | 'view' | 'theme'>): void {
  assertOrigin(origin);
  if (!isGifId(id))
    throw new EmbedError(
      'argument',
      `"${id}" is no id; one has 1 to 64 letters, digits, "-" and "_".`,
    );
  if (view !== 'embed' && view !== 'player')
    throw new EmbedError('argument', `view is "embed" or "player", not "${view}".`);
  if (!/^(?:light|dark|auto)$/.test(theme))
    throw new EmbedError('argument', `theme is "light", "dark" or "auto", not "${theme}".`);
}
