import type { Clock } from './clock.ts';
import { type Fault, readFault } from './control/fault.ts';
import { type RateLimit, readRateLimit } from './control/rate-limit.ts';
import type { RequestRecord } from './control/request-record.ts';
import type { SandboxEvent } from './control/sandbox-event.ts';
import { readScenario, type Scenario, type ScenarioStep } from './control/scenario.ts';
import type { Namespace } from './state/namespace.ts';

/** The functions by which tests set up a sandbox and read what happened. */
export interface SandboxControl {
  /** Forgets faults, logs and every change, sets the clock right, and restarts random sequences. */
  reset(): void;
  /**
   * Adds a fault. The newest fault that matches a request affects it.
   *
   * @returns a function that removes the fault
   * @throws {TypeError} when a field is wrong
   */
  fault(fault: Fault): () => void;
  /** The active faults, newest first; `times` is how many times each will still happen. */
  faults(): readonly Fault[];
  /** The last requests, oldest first, without keys and tokens. */
  requests(): readonly RequestRecord[];
  /** The last events that pingbacks sent, oldest first. */
  events(): readonly SandboxEvent[];
  readonly clock: Clock;
  /**
   * Sets how many requests one key may send, or removes the limit, and starts counting from 0.
   *
   * @throws {TypeError} when `perHour` is no whole number from 1 to 1000000
   */
  setRateLimit(limit: RateLimit | undefined): void;
  /** Begins to record requests with their responses; media are left out. */
  record(): void;
  /** Ends the recording and returns it. */
  stopRecording(): Scenario;
  /**
   * Replays a scenario: each of its requests gets the recorded response, once; all others, and those
   * that change something, reach the service.
   *
   * @throws {TypeError} when a step is wrong
   */
  replay(scenario: Scenario): void;
  /** Steps of the scenario that have not been used yet. */
  leftToReplay(): readonly ScenarioStep[];
}

/** @param namespace gives the current one, because the last one may have been forgotten in the meantime */
export const createControl = (namespace: () => Namespace): SandboxControl => ({
  reset: () => namespace().reset(),
  fault(fault) {
    const { faults } = namespace();
    const id = faults.add(readFault(fault));
    return () => void faults.remove(id);
  },
  faults: () => [...namespace().faults.list()],
  requests: () => [...namespace().requests.entries()],
  events: () => [...namespace().events.entries()],
  clock: {
    now: () => namespace().clock.now(),
    set: (time) => namespace().clock.set(time),
    advance: (ms) => namespace().clock.advance(ms),
    reset: () => namespace().clock.reset(),
  },
  setRateLimit: (limit) => namespace().rateLimit.set(limit && readRateLimit(limit)),
  record: () => namespace().recorder.start(),
  stopRecording: () => namespace().recorder.stop(),
  replay: (scenario) => namespace().replayer.start(readScenario(scenario)),
  leftToReplay: () => namespace().replayer.left(),
});
