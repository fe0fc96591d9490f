import { createSandbox, serve } from '@gifkit/sandbox';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one sandbox of all test files listens. */
    sandbox: string;
  }
}

/** Starts one sandbox for every file, before the first and until after the last. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const sandbox = createSandbox();
  const server = await serve(sandbox, { port: 0 });
  provide('sandbox', server.url);
  return async () => {
    await server.close();
    await sandbox.close();
  };
}
