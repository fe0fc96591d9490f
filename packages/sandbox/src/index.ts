export type { Fault } from './control/fault.ts';
export type { RequestRecord } from './control/request-record.ts';
export { createSandbox, type Sandbox } from './create-sandbox.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
export type { SandboxEvent, SandboxOptions } from './state/service.ts';
