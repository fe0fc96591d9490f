import { FRAME_PERMISSIONS, frameAttributes, frameStyle } from './frame-attributes.ts';
import type { FrameOptions } from './frame-options.ts';

/**
 * Creates a sized frame. It is not attached and loads nothing until it has a `src`.
 *
 * @throws {EmbedError} with code `argument` if a size or the ratio is not positive.
 */
export function createFrame(options: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const attributes = frameAttributes(options);
  // Chromium warns about permissions that the system does not support.
  if (!('share' in navigator)) attributes.allow = FRAME_PERMISSIONS.replace('; web-share', '');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  // Set one by one, because a strict content security policy of the host page forbids style attributes.
  for (const [name, value] of Object.entries(frameStyle(options)))
    frame.style.setProperty(name, value);
  return frame;
}
