/** Selector of the switch that stops the GIF by style alone, while it does. */
export const IS_SWITCHED_OFF = 'input:checked';

/** What follows that switch. */
export const WHEN_STILL = `${IS_SWITCHED_OFF} + &`;

/** Attribute of the button for which the start script turns the switch, until the client answers. */
export const STILLS = 'data-stills';
