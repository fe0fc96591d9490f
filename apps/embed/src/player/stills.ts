/** Attribute of the button for which the start script turns the switch, until the client answers. */
export const STILLS = 'data-stills';
