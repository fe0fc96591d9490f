export type { CatalogGif } from './catalog/own-gif.ts';
export type { Clock } from './clock.ts';
export type { Fault, FaultBody, FaultMethod } from './control/fault.ts';
export type { RateLimit } from './control/rate-limit.ts';
export type { RequestRecord } from './control/request-record.ts';
export type { SandboxEvent } from './control/sandbox-event.ts';
export type { Scenario, ScenarioStep } from './control/scenario.ts';
export {
  createSandbox,
  type Sandbox,
  type SandboxNamespace,
  type SandboxOptions,
} from './create-sandbox.ts';
export type { SandboxControl } from './sandbox-control.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
