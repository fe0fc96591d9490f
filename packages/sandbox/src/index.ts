export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
