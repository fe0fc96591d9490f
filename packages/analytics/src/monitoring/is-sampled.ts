import { seededIndex } from '@gifkit/model/internal';

/** How finely visitors are told apart. */
const SLOTS = 10_000;

/**
 * Whether a visitor is among those whose errors are monitored. It follows from the session's id, so it is
 * the same on every page of a session, and nothing more has to be stored.
 *
 * @param share from 0 to 1
 */
export const isSampled = (pingbackId: string, share: number): boolean =>
  seededIndex(pingbackId, SLOTS) < share * SLOTS;
