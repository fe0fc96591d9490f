/**
 * How far a GIF has come into view. `waiting`: nobody knows yet whether it is, so nothing is fetched. `near`:
 * it is not, and its still holds the place. `shown`: it is or was in view.
 */
export type Stage = 'waiting' | 'near' | 'shown';

/** What was shown stays. */
export const stageAfter = (stage: Stage, isInView: boolean): Stage =>
  stage === 'shown' || isInView ? 'shown' : 'near';
