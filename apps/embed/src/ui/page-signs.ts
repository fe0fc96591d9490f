/**
 * Attributes that tell styles and the start script the page's loading state before hydration. Set on the document
 * element, except for the last.
 */

/** The GIF has loaded. */
export const REVEALED = 'data-revealed';
/** The start script records gestures. Without it, buttons stay hidden. */
export const STARTED = 'data-started';
/** The client is late: only links and the switch work. */
export const STATIC = 'data-static';
/** The user has interacted. */
export const VISITED = 'data-visited';
/** Marks the button for which the start script toggles the switch until hydration. */
export const STILLS = 'data-stills';

/** Events that show that a user is present. */
export const VISITOR_EVENTS = [
  'pointermove',
  'pointerdown',
  'focusin',
  'keydown',
  'scroll',
] as const;
