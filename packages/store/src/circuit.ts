/** ms until a store that failed is tried again: the first time, and at the most. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

/** A store that has answered for so long, in ms, is trusted as at the beginning. */
const TRUSTED_AFTER = 60_000;

/** Whether a store is asked, or left alone because it has failed (the circuit breaker of the pattern). */
export interface Circuit {
  readonly isOpen: boolean;
  /** Since when it is as it is, in ms. */
  readonly since: number;
  /** ms that it is left alone for, or was the last time. */
  readonly wait: number;
  /** When it is tried again, in ms, while it is left alone. */
  readonly retryAt: number;
}

export type CircuitEvent = 'failed' | 'answered' | 'tried';

export const closedCircuit = (now: number): Circuit => ({
  isOpen: false,
  since: now,
  wait: 0,
  retryAt: 0,
});

const opened = (wait: number, now: number): Circuit => ({
  isOpen: true,
  since: now,
  wait,
  retryAt: now + wait,
});

/**
 * What follows from what happened to a store. Each failure soon after the last one doubles the wait, so that a store
 * that comes and goes is not announced all the time.
 */
export function nextCircuit(circuit: Circuit, event: CircuitEvent, now: number): Circuit {
  if (circuit.isOpen) {
    if (event === 'answered') return { ...closedCircuit(now), wait: circuit.wait };
    const wait = Math.min(2 * circuit.wait, LAST_WAIT);
    // Whoever tries it is the only one until the next time, also if nobody ever hears how that ended.
    return event === 'tried' ? { ...opened(wait, now), since: circuit.since } : circuit;
  }
  if (event !== 'failed') return circuit;
  const isTrusted = circuit.wait === 0 || now - circuit.since >= TRUSTED_AFTER;
  return opened(isTrusted ? FIRST_WAIT : Math.min(2 * circuit.wait, LAST_WAIT), now);
}
