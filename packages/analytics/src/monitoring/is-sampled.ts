import { seededIndex } from '@gifkit/model/internal';

/** Visitors fall into this many groups. */
const SLOTS = 10_000;

/**
 * Whether to monitor a visitor's errors. It is computed from the session's id, so that it is the same on every
 * page of a session and nothing has to be stored.
 *
 * @param share from 0 to 1
 */
export const isSampled = (pingbackId: string, share: number): boolean =>
  seededIndex(pingbackId, SLOTS) < share * SLOTS;
