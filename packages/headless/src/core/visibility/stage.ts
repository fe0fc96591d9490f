/**
 * How far a GIF has come into view. `waiting`: not known yet, so nothing is fetched. `near`: not in view, so the
 * still holds its place. `shown`: it is or was in view.
 */
export type Stage = 'waiting' | 'near' | 'shown';

/** What was shown once stays shown. */
export const stageAfter = (stage: Stage, isInView: boolean): Stage =>
  stage === 'shown' || isInView ? 'shown' : 'near';
