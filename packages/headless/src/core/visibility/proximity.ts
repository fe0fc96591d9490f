/**
 * How far a GIF has come into view. `waiting`: not known yet, so nothing is fetched. `near`: not in view, so the
 * still holds its place. `shown`: it is or was in view.
 */
export type Proximity = 'unknown' | 'near' | 'shown';

/** What was shown once stays shown. */
export const proximityAfter = (proximity: Proximity, isInView: boolean): Proximity =>
  proximity === 'shown' || isInView ? 'shown' : 'near';
