export type { Fault } from './control/fault.ts';
export type { RequestRecord } from './control/request-record.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
export type { SandboxEvent } from './state/service.ts';
