import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** Of Node, as vitest's own jsdom has them: what jsdom lacks, and timers that do not keep a process alive. */
const FROM_NODE = [
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;

/** vitest's jsdom for tests that run in contexts of their own. */
export default {
  ...jsdom,
  name: 'jsdom-environment',
  viteEnvironment: 'client',
  async setupVM(options) {
    const vm = await jsdom.setupVM?.(options);
    if (!vm) throw new Error('vitest cannot run jsdom in a context any more.');
    const context = vm.getVmContext();
    for (const name of FROM_NODE) context[name] = globalThis[name];
    return vm;
  },
} satisfies Environment;
