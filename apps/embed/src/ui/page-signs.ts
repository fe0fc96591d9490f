/**
 * Signs on the document's element by which styles know how far the page is, before React is there. The start
 * script sets them.
 */

/** Attribute: the GIF has come. */
export const REVEALED = 'data-revealed';
/** Attribute: the start script records what the visitor does. Until then, or where it never comes, buttons are dead. */
export const STARTED = 'data-started';
/** Attribute: the client could not be loaded, so nothing but links works. */
export const STATIC = 'data-static';
