import { EMBED_OPTIONS, type FrameOptions, withDefaults } from '../options/embed-options.ts';

/**
 * Permissions that frames lack by default: starting videos with sound, copying links, sharing, and playing protected
 * YouTube and Vimeo videos, including in picture-in-picture.
 */
const FRAME_PERMISSIONS =
  'autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share';

/** px; lower players hide their logo, share button and attribution. */
const FULL_HEIGHT = 200;

/** Height of a frame in px at its full width. */
function heightOf(options: FrameOptions): number {
  const { width, height, ratio } = withDefaults(options);
  const pixels = typeof width === 'string' ? EMBED_OPTIONS.width.default : width;
  return ratio === undefined ? height : Math.round(pixels / ratio) || 1;
}

/** Attributes of a player's frame, except for its `src`. */
export function frameAttributes(options: FrameOptions): Record<string, string> {
  const { width, lazy, title, sandbox } = withDefaults(options);
  return {
    title,
    width: String(width),
    height: String(heightOf(options)),
    allow: FRAME_PERMISSIONS,
    // Removes the default border of 2 px even if the host page's policy forbids style attributes.
    frameborder: '0',
    ...(lazy && { loading: 'lazy' }),
    ...(sandbox !== undefined && { sandbox }),
  };
}

/**
 * Style of a player's frame: no wider than its container, and with the GIF's ratio if that is known. In a narrow
 * container it stays as high as all controls need, or as its full size.
 */
export function frameStyle(options: FrameOptions): Record<string, string> {
  const { ratio } = options;
  return {
    display: 'block',
    'max-width': '100%',
    ...(ratio && {
      height: 'auto',
      'aspect-ratio': `${ratio}`,
      'min-height': `${Math.min(FULL_HEIGHT, heightOf(options))}px`,
    }),
  };
}

/** Creates a sized frame. It is not attached and loads nothing until it has a `src`. */
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
