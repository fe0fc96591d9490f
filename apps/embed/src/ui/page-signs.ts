/**
 * Attributes by which styles and the start script know how far the page is, before React is there. All but the last
 * are the document element's.
 */

/** The GIF has come. */
export const REVEALED = 'data-revealed';
/** The start script records what the visitor does. Until then, or where it never comes, buttons are dead. */
export const STARTED = 'data-started';
/** The client has not come, so nothing but links and the switch works. */
export const STATIC = 'data-static';
/** On the button for which the start script turns the switch, until the client answers. */
export const STILLS = 'data-stills';
