/** A date as the service writes it: `2024-05-31 18:04:59`, UTC. */
export const serviceTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** How the service writes that there is no date. */
export const NEVER = '0000-00-00 00:00:00';
