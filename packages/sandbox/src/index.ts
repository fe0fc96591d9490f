export type { Clock } from './clock.ts';
export type { RequestRecord } from './control/request-record.ts';
export type { SandboxEvent } from './control/sandbox-event.ts';
export {
  createSandbox,
  type Sandbox,
  type SandboxNamespace,
  type SandboxOptions,
} from './create-sandbox.ts';
export type { Fault, FaultBody, FaultMethod } from './faults/fault.ts';
export type { RateLimit } from './rate-limit/rate-limit.ts';
export type { SandboxControl } from './sandbox-control.ts';
export type { Scenario, ScenarioStep } from './scenarios/scenario.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
