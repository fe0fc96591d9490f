import { seededIndex } from '@gifkit/model/internal';

const SLOTS = 10_000;

/**
 * True if a visitor's errors are monitored. Derived from the session id, so it is constant during a session without
 * being stored.
 *
 * @param share from 0 to 1
 */
export const isSampled = (pingbackId: string, share: number): boolean =>
  seededIndex(pingbackId, SLOTS) < share * SLOTS;
