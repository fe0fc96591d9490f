import { FRAME_PERMISSIONS, frameAttributes, frameStyle } from './frame-attributes.ts';
import type { FrameOptions } from './frame-options.ts';

/**
 * Creates a frame with its size. It is not in the document yet, and loads nothing before it has a `src`.
 *
 * @throws {EmbedError} with code `argument` when a size or the ratio is not positive.
 */
export function createFrame(options: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const attributes = frameAttributes(options);
  // Chromium warns of a permission that does not exist on this system.
  if (!('share' in navigator)) attributes.allow = FRAME_PERMISSIONS.replace('; web-share', '');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  // Set one by one: a strict content security policy of the host page forbids a style attribute.
  for (const [name, value] of Object.entries(frameStyle(options)))
    frame.style.setProperty(name, value);
  return frame;
}
