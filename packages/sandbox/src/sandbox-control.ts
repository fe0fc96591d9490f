import type { Clock } from './clock.ts';
import type { RequestRecord } from './control/request-record.ts';
import type { SandboxEvent } from './control/sandbox-event.ts';
import { type Fault, readFault } from './faults/fault.ts';
import { type RateLimit, readRateLimit } from './rate-limit/rate-limit.ts';
import { readScenario, type Scenario, type ScenarioStep } from './scenarios/scenario.ts';
import type { Service } from './service.ts';

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

/** @param service gives the current namespace, because the last one may have been forgotten in the meantime */
export const createControl = (service: () => Service): SandboxControl => ({
  reset: () => service().reset(),
  fault(fault) {
    const { faults } = service();
    const id = faults.add(readFault(fault));
    return () => void faults.remove(id);
  },
  faults: () => [...service().faults.list()],
  requests: () => [...service().requests.entries()],
  events: () => [...service().events.entries()],
  clock: {
    now: () => service().clock.now(),
    set: (time) => service().clock.set(time),
    advance: (ms) => service().clock.advance(ms),
    reset: () => service().clock.reset(),
  },
  setRateLimit: (limit) => service().rateLimit.set(limit && readRateLimit(limit)),
  record: () => service().recorder.start(),
  stopRecording: () => service().recorder.stop(),
  replay: (scenario) => service().replayer.start(readScenario(scenario)),
  leftToReplay: () => service().replayer.left(),
});
